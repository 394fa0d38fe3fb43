import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  outputs: Record<string, string>;
};

const shipped = (name: string): Buffer =>
  readFileSync(new URL(`../../../packages/scoring/src/words/${name}`, import.meta.url));

describe("copy models as trained", () => {
  it.each(Object.entries(manifest.outputs))("%s is the file the manifest names", (name, hash) => {
    expect(createHash("sha256").update(shipped(name)).digest("hex")).toBe(hash);
  });
  it("weigh little together", () => {
    const bytes = Object.keys(manifest.outputs).reduce((sum, name) => sum + shipped(name).length, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });
});
