import { round } from "../words/wording.ts";
import type { Fault } from "./fault.ts";

export const badImage: Fault = {
  code: "bad_image",
  score: "contrast",
  topic: "Quality of the picture",
  label: "Poor picture",
  works: "The picture is crisp",
  grade: "B",
  sources: "Wang, Sheikh, Bovik 2002 (blocking); Ke, Tang, Jing 2006; labelled ads",
  seen: true,
  looksAt: ["dull", "weakFigure", "fewTones", "blurred", "blocky"],
  reason: (m) =>
    m.sharpness === null
      ? "The picture holds little detail."
      : `Edges in the picture are ${round(m.sharpness, 2)} of 1 sharp.`,
  places: () => [],
  mend: "Use a sharp picture of the thing itself, at the size it is shown.",
};
