import type { Box } from "../types.ts";
import { sharesColumn, sharesRow } from "./lay-out.ts";

interface Placed {
  box: Box;
}

/**
 * A run of lines in reading order in which, beside a line two lines tall, the lower stood before the upper: all three are one row, and a
 * row is read from the left ("21 / STREET / JUMP").
 */
export function upperFirst(lines: readonly Placed[], run: readonly number[]): number[] {
  const order = [...run];
  for (let at = 1; at + 1 < order.length; at += 1) {
    const [tall, one, two] = order.slice(at - 1, at + 2).map((i) => lines[i]);
    if (!tall || !one || !two || one.box.y <= two.box.y) continue;
    if (!sharesRow(tall, one) || !sharesRow(tall, two) || sharesRow(one, two) || !sharesColumn(one, two)) continue;
    order.splice(at, 2, ...order.slice(at, at + 2).toReversed());
  }
  return order;
}
