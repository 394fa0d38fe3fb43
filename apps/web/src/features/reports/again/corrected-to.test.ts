import type { ImageResult } from "@adjudge/contracts";
import { expect, it } from "vitest";
import { correctedTo } from "./corrected-to.ts";

const scored = (overall: number | null) => ({ analysis: { overall } }) as Pick<ImageResult, "analysis">;

it("says what a correction did to the score, which may stand out of sight", () => {
  expect(correctedTo(scored(62.6), scored(60.9))).toBe("Scored again. Overall: 63 → 61.");
  expect(correctedTo(scored(62.6), scored(63.2))).toBe("Scored again. Overall stays 63.");
  expect(correctedTo(scored(62.6), scored(null))).toBe("Scored again. This ad gets no score.");
  expect(correctedTo(scored(null), scored(50))).toBe("Scored again. Overall: 50.");
});
