import type { ReadLine } from "./blocks.ts";
import { inksApart } from "./inks-apart.ts";
import { clusters, rowOrder } from "./lay-out.ts";

/** Headlines run over at most this many lines; longer text is body. */
const longest = 7;
/** Lines looked at; beyond that a picture is a page. */
const most = 40;
/** Letters this much taller, or inks this far apart, are another setting. */
const taller = 1.35;
const otherInk = 0.12;

export const isSetAlike = (a: ReadLine, b: ReadLine): boolean =>
  Math.max(a.box.height, b.box.height) < taller * Math.min(a.box.height, b.box.height) &&
  (a.colour === null || b.colour === null || inksApart(a.colour, b.colour) < otherInk);

/** Lines set alike go on with each other even where another column or a caption stands between them. */
function settings(lines: readonly ReadLine[]): ReadLine[][] {
  const rows = rowOrder(lines).slice(0, most);
  return rows.map((line) => rows.filter((other) => isSetAlike(line, other))).filter((set) => set.length > 1);
}

/** All runs of up to seven lines that follow each other, by rows, inside each cluster and inside each setting, without doubles. */
export function lineGroups(lines: readonly ReadLine[], aspect: number): number[][] {
  const place = new Map(lines.map((line, i) => [line, i]));
  const together = clusters(lines, aspect);
  const orders = [rowOrder(lines), together.flat(), ...together, ...settings(lines)];
  const seen = new Set<string>();
  const groups: number[][] = [];
  for (const order of orders) {
    const places = order.slice(0, most).map((line) => place.get(line) ?? 0);
    for (let from = 0; from < places.length; from += 1)
      for (let to = from + 1; to <= Math.min(places.length, from + longest); to += 1) {
        const group = places.slice(from, to);
        const key = group.toSorted((p, q) => p - q).join(",");
        if (seen.has(key)) continue;
        seen.add(key);
        groups.push(group);
      }
  }
  return groups;
}
