import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  inputs: Record<string, string>;
  outputs: Record<string, string>;
};

const hashOf = (path: string): string =>
  createHash("sha256")
    .update(readFileSync(new URL(path, import.meta.url)))
    .digest("hex");

describe("the teaser model as trained", () => {
  it.each(Object.entries(manifest.outputs))("%s is the file the manifest names", (name, hash) => {
    expect(hashOf(`../../../packages/scoring/src/words/${name}`)).toBe(hash);
  });
  it.each(["honest-lines.txt", "teaser-lines.txt"])("%s is the file it was fitted on", (name) => {
    expect(hashOf(name)).toBe(manifest.inputs[name]);
  });
});
