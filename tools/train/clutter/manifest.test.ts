import { readFileSync } from "node:fs";
import { CLUTTER_MODEL } from "@adjudge/scoring/constants";
import { describe, expect, it } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("manifest.json", import.meta.url), "utf8")) as {
  model: Record<string, number>;
};

describe("the clutter model that ships", () => {
  it("is the one its training wrote down", () => {
    expect(manifest.model).toEqual(CLUTTER_MODEL);
  });
});
