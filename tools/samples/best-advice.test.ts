import type { Recommendation } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { bestAdvice } from "./best-advice.ts";

const box = { x: 0, y: 0, width: 0.1, height: 0.1 };
const advice = (
  text: string,
  overall_gain: number,
  action: Recommendation["action"] = "enlarge",
  boxes = [box],
): Recommendation => ({
  fault: "tiny_text",
  rule: "tiny_text",
  score: "contrast",
  action,
  text,
  detail: "",
  measured: null,
  reached: null,
  unit: "",
  target: null,
  boxes,
  gain: overall_gain,
  overall_gain,
  change: null,
});

it("shows the two most valuable places, then what works", () => {
  const recommendations = {
    contrast: [advice("small", 0.4), advice("nowhere", 9, "add", [])],
    recall: [advice("large", 3.6)],
    copy_engagement: [advice("fine", 0, "keep")],
  };
  expect(bestAdvice({ recommendations })).toMatchObject([
    { text: "large", gain: "+4 overall" },
    { text: "small", gain: "+0.4 overall" },
  ]);
  expect(bestAdvice({ recommendations: { ...recommendations, contrast: [], recall: [] } })).toMatchObject([
    { text: "fine", gain: "works" },
  ]);
});
