import type { ReadLine } from "./blocks.ts";
import { clusters, rowOrder } from "./lay-out.ts";

/** Headlines run over at most this many lines; longer text is body. */
const longest = 7;
/** Lines looked at; beyond that a picture is a page. */
const most = 40;

/** All runs of up to seven lines that follow each other, by rows of the whole ad and inside each cluster, without doubles. */
export function lineGroups(lines: readonly ReadLine[], aspect: number): number[][] {
  const place = new Map(lines.map((line, i) => [line, i]));
  const orders = [rowOrder(lines), clusters(lines, aspect).flat(), ...clusters(lines, aspect)];
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
