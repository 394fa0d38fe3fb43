import type { Fault } from "./fault.ts";

export const badImage: Fault = {
  code: "bad_image",
  score: "contrast",
  topic: "Quality of the picture",
  label: "A poor picture",
  works: "The picture is crisp",
  grade: "B",
  sources: "Wang, Sheikh, Bovik 2002 (blocking); Ke, Tang, Jing 2006; labelled ads",
  seen: true,
  looksAt: ["dull", "weakFigure", "fewTones", "blurred", "blocky"],
  reason: (m) =>
    m.sharpness === null
      ? "The picture holds little detail."
      : `The edges in the picture reach ${Math.round(100 * m.sharpness)} % of full sharpness.`,
  places: () => [],
  mend: "Use a sharp picture of the thing itself, at the size it is shown.",
};
