import { tokensOf } from "../words/words.ts";
import { inksApart } from "./inks-apart.ts";
import { gapBetween } from "./lay-out.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import type { SeenLine, SeenLines } from "./seen-lines.ts";

const apart = (a: SeenLine["colour"], b: SeenLine["colour"]): number => (a && b ? inksApart(a, b) : 0);

const middleOf = ({ box }: SeenLine): number => box.y + box.height / 2;

const endsSentence = (text: string): boolean => /[.!?][”"’')]?$/u.test(text);

const areaOf = ({ box }: SeenLine): number => box.width * box.height;

/** Two lines that no reader of the ad would part: as tall, in the same colours. */
const isSetAlike = (a: SeenLine, b: SeenLine): boolean =>
  Math.max(a.box.height, b.box.height) < 1.3 * Math.min(a.box.height, b.box.height) &&
  apart(a.colour, b.colour) < 0.1 &&
  apart(a.background, b.background) < 0.15;

interface Whole {
  words: number;
  area: number;
}

const wholes = new WeakMap<SeenLines, Whole>();

/** What every run of lines of one ad is held against. */
function wholeOf(seen: SeenLines): Whole {
  const held = wholes.get(seen) ?? {
    words: tokensOf(seen.lines.map((l) => l.text).join(" ")).length,
    area: seen.lines.reduce((sum, l) => sum + areaOf(l), 0),
  };
  wholes.set(seen, held);
  return held;
}

/** How a run goes over into its nearest neighbour above or below: a sharp change there says that the run ends there. */
function edge(line: SeenLine | undefined, other: SeenLine | undefined, chance: number, aspect: number): number[] {
  if (!line || !other) return [9, 0, -1, -1, 0, 0, 0];
  return [
    gapBetween(line, other, aspect),
    other.box.height / Math.max(1e-6, line.box.height),
    apart(line.colour, other.colour),
    apart(line.background, other.background),
    chance,
    Number(/^\p{Ll}/u.test(other.text)),
    Number(endsSentence(other.text)),
  ];
}

/** Whether a run of lines is whole and nothing but itself: what lies at its borders, what was left behind, what does not belong. */
export function borderFeatures(
  seen: SeenLines,
  chances: readonly (readonly number[])[],
  group: readonly number[],
  role: LineRole,
  aspect: number,
): number[] {
  const chanceOf = (i: number, name: LineRole): number => chances[i]?.[LINE_ROLES.indexOf(name)] ?? 0;
  const lines = group.flatMap((i) => seen.lines[i] ?? []);
  const [first] = lines;
  const last = lines.at(-1);
  const outside = seen.lines.flatMap((line, i) => (group.includes(i) ? [] : [{ line, i }]));
  const nearest = (end: SeenLine | undefined, before: boolean) =>
    end &&
    outside
      .filter(({ line }) => (before ? middleOf(line) < middleOf(end) : middleOf(line) > middleOf(end)))
      .toSorted((p, q) => gapBetween(end, p.line, aspect) - gapBetween(end, q.line, aspect))[0];
  const above = nearest(first, true);
  const below = nearest(last, false);
  const left = outside.filter(({ line }) =>
    lines.some((l) => isSetAlike(l, line) && gapBetween(l, line, aspect) < 1.2),
  );
  const jumps = lines.slice(1).map((line, i) => {
    const before = lines[i] ?? line;
    return Math.max(line.box.height, before.box.height) / Math.max(1e-6, Math.min(line.box.height, before.box.height));
  });
  const grounds = lines.map((l) => apart(l.background, first?.background ?? null));
  const words = tokensOf(lines.map((l) => l.text).join(" ")).length;
  const whole = wholeOf(seen);
  const texts = lines.map((l) => l.text.toLowerCase());
  return [
    ...edge(first, above?.line, above ? chanceOf(above.i, role) : 0, aspect),
    ...edge(last, below?.line, below ? chanceOf(below.i, role) : 0, aspect),
    left.length,
    Math.max(1, ...jumps),
    Math.max(0, ...grounds),
    lines.slice(0, -1).filter((l) => endsSentence(l.text)).length,
    Math.max(...group.map((i) => chanceOf(i, "brand"))),
    chanceOf(group[0] ?? 0, "brand"),
    chanceOf(group.at(-1) ?? 0, "brand"),
    chanceOf(group.at(-1) ?? 0, "body"),
    texts.length - new Set(texts).size,
    lines.reduce((sum, l) => sum + areaOf(l), 0) / Math.max(1e-6, whole.area),
    words / Math.max(1, whole.words),
    Number(/\b(?:now|today|here|free)\W*$/iu.test(last?.text ?? "")),
    Number(/^\p{Ll}/u.test(first?.text ?? "")),
  ];
}
