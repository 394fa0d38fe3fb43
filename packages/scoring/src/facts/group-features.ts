import { isCallToAction, isImperative } from "../words/call-to-action.ts";
import { isOffer } from "../words/offer.ts";
import { tokensOf } from "../words/words.ts";
import { joinedText, unionOf } from "./blocks.ts";
import { borderFeatures } from "./group-borders.ts";
import { inksApart } from "./inks-apart.ts";
import { gapBetween } from "./lay-out.ts";
import { LINE_ROLES, type LineRole } from "./line-roles.ts";
import { mean } from "./mean.ts";
import type { SeenLine, SeenLines } from "./seen-lines.ts";

/** Free room within which two lines are neighbours, in line heights. */
const near = 1.2;

function evenness(lines: readonly SeenLine[], aspect: number): number[] {
  const heights = lines.map((l) => l.box.height);
  const colours = lines.flatMap((l) => (l.colour ? [l.colour] : []));
  const [first] = colours;
  const inks = first ? colours.map((c) => inksApart(c, first)) : [0];
  const gaps = lines.slice(1).map((line, i) => gapBetween(line, lines[i] ?? line, aspect));
  return [Math.min(...heights) / Math.max(1e-6, ...heights), Math.max(0, ...inks), Math.max(0, ...gaps)];
}

const asksForMore = /[,:–—-]$|\b(?:and|or|the|of|to|for|with|your|a|an|in|on|is|at|from)$/iu;

/**
 * What decides whether a run of lines is the whole headline, or the whole call to act: how surely its lines are, what is left
 * outside, and whether the run is even. `chances` are the line model's, a row a line.
 */
export function groupFeatures(
  seen: SeenLines,
  chances: readonly (readonly number[])[],
  group: readonly number[],
  role: LineRole,
  aspect: number,
): number[] {
  const at = LINE_ROLES.indexOf(role);
  const of = (i: number): number => chances[i]?.[at] ?? 0;
  const inside = new Set(group);
  const lines = group.flatMap((i) => seen.lines[i] ?? []);
  const others = seen.lines.map((_, i) => i).filter((i) => !inside.has(i));
  const beside = others.filter((i) => {
    const line = seen.lines[i];
    return line !== undefined && lines.some((l) => gapBetween(l, line, aspect) < near);
  });
  const own = group.map(of);
  const box = unionOf(lines.map((l) => l.box));
  const tallest = Math.max(1e-6, ...seen.lines.map((l) => l.box.height));
  const text = joinedText(lines.map((l) => l.text));
  const before = seen.lines[Math.min(...group) - 1];
  return [
    lines.length,
    tokensOf(text).length,
    mean(own),
    Math.min(...own),
    Math.max(...own),
    Math.max(0, ...others.map(of)),
    others.reduce((sum, i) => sum + of(i), 0),
    Math.max(0, ...beside.map(of)),
    ...LINE_ROLES.map((_, k) => mean(group.map((i) => chances[i]?.[k] ?? 0))),
    mean(lines.map((l) => l.box.height)) / tallest,
    Math.max(...lines.map((l) => l.box.height)) / tallest,
    ...evenness(lines, aspect),
    box.x + box.width / 2,
    box.y + box.height / 2,
    box.width,
    box.height,
    seen.lines.length,
    others.length,
    aspect,
    Number(/[.!?][”"’']?$/u.test(text)),
    Number(asksForMore.test(text)),
    Number(before !== undefined && asksForMore.test(before.text)),
    Number(/^[\p{Lu}\p{N}“"‘']/u.test(text)),
    Number(isCallToAction(text)),
    Number(isImperative(text)),
    Number(isOffer(text)),
    lines.filter((l) => l.shape !== null).length / lines.length,
    ...borderFeatures(seen, chances, group, role, aspect),
  ];
}
