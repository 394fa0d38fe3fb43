import type { Surface } from "../measures/surface.ts";
import type { Box } from "../picture.ts";

export interface PageInput {
  lines: readonly { box: Box; text: string }[];
  unreadText?: readonly Box[];
  facts: Pick<
    Surface["facts"],
    "groundShare" | "colourfulness" | "meanChroma" | "emptyShare" | "whiteShare" | "meanLightness"
  >;
  /** Width by height. */
  aspect: number;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Share of the characters, spaces aside, that `pattern` finds. */
const shareOf = (text: string, pattern: RegExp): number => {
  const written = text.replaceAll(/\s/g, "").length;
  return written === 0 ? 0 : (text.match(pattern) ?? []).length / written;
};

/** Lines that begin where most others do, without the line itself. */
const sameStart = (boxes: readonly Box[]): number => {
  const near = boxes.map((a) => boxes.filter((b) => Math.abs(a.x - b.x) < 0.008).length - 1);
  return Math.max(0, ...near) / Math.max(1, boxes.length);
};

/** How the writing lies on the page and what it is made of: an ad shouts and is brief, a document or a sheet goes on evenly. */
export function pageSigns({ lines, unreadText = [], facts, aspect }: PageInput): number[] {
  const boxes = [...lines.map((l) => l.box), ...unreadText];
  const text = lines.map((l) => l.text).join(" ");
  const scale = 1 / Math.sqrt(aspect);
  const heights = boxes.map((b) => Math.max(0.002, b.height * scale));
  const usual = boxes.length === 0 ? 0.03 : middle(heights);
  const area = boxes.reduce((sum, b) => sum + b.width * b.height, 0);
  return [
    Math.log1p(boxes.length),
    Math.log1p(text.split(/\s+/).filter((w) => w !== "").length),
    Math.min(1, area),
    Math.log(usual),
    Math.log(Math.max(usual, ...heights) / usual),
    shareOf(text, /\d/g),
    shareOf(text, /[{}()[\];=<>_/\\|]/g),
    sameStart(boxes),
    facts.groundShare,
    facts.colourfulness,
    facts.meanChroma,
    facts.emptyShare,
    facts.whiteShare,
    facts.meanLightness,
  ];
}
