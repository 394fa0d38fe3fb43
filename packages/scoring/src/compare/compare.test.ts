import { expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import type { Analysis, Part } from "../types.ts";
import { compare } from "./compare.ts";

const plain = analyse(signalsOf(flat(80, 80, [200, 30, 40])));

const part = (rule: string, label: string, points: number, text: string): Part => ({
  ...{ rule, label, points, grade: "A", source: "" },
  evidence: { value: null, unit: "", target: null, text, boxes: [] },
});

const withParts = (overall: number, parts: Part[]): Analysis => ({
  ...plain,
  overall,
  scores: {
    ...plain.scores,
    contrast: { ...plain.scores.contrast, parts: [] },
    recall: { ...plain.scores.recall, parts },
  },
});

it("names what can be borrowed once, with its image, and nothing that cannot be seen", () => {
  const strong = withParts(80, [
    { ...part("weak_brand", "The brand is shown", 0, "Odds."), absent: true },
    part("tiny_text", "Size of the smallest text", 0, "Odds."),
    part("brand_large", "The brand name is large", 4, "It is 30 px high."),
    part("detail_together", "Detail kept together", 4, "In one place."),
    part("well_made", "Looks well made as a whole", 18, "Better than most."),
  ]);
  const weak = withParts(40, [
    part("weak_brand", "The brand is hardly noticed", -7, "It draws 1%."),
    part("tiny_text", "Text too small", -7, "It is 6 px high."),
    part("brand_large", "The brand name is small", -2, "It is 8 px high."),
    part("detail_together", "Detail scattered", -4, "All over."),
    part("well_made", "Looks poorly made as a whole", -18, "Worse than most."),
  ]);
  expect(compare(weak, strong).borrow.map(({ text }) => text)).toEqual([
    "The brand is shown in image 2 (+7.0 points). Image 1: It draws 1%.",
    "The brand name is large (+6.0 points). Image 2: It is 30 px high. Image 1: It is 8 px high.",
  ]);
});
