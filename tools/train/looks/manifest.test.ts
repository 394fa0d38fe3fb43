import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  outputs: Record<string, string>;
};

describe("the net of looks that ships", () => {
  it.each(Object.entries(manifest.outputs))("%s is the file the manifest names", (name, hash) => {
    const file = readFileSync(new URL(`../../../${name}`, import.meta.url));
    expect(createHash("sha256").update(file).digest("hex")).toBe(hash);
  });
});
