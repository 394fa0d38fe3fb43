import type { Analysis, Box } from "@adjudge/scoring";

interface Advice {
  text: string;
  /** "+4 overall" */
  gain: string;
  boxes: Box[];
}

const mostShown = 2;

/** The most valuable advice that points at a place; what works, where nothing is left to change. */
export function bestAdvice({ recommendations }: Pick<Analysis, "recommendations">): Advice[] {
  const all = Object.values(recommendations).flat();
  const changes = all
    .filter(({ action, boxes }) => action !== "keep" && boxes.length > 0)
    .sort((a, b) => b.overall_gain - a.overall_gain);
  const kept = all.filter(({ action, boxes }) => action === "keep" && boxes.length > 0);
  return [...changes, ...kept].slice(0, mostShown).map(({ text, overall_gain, boxes }) => ({
    text,
    gain: overall_gain > 0 ? `+${overall_gain >= 1 ? Math.round(overall_gain) : overall_gain} overall` : "works",
    boxes,
  }));
}
