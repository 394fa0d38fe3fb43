import type { Price } from "../model/wire.ts";

function addMonths(second: number, months: number): number {
  const start = new Date(second * 1000);
  const target = new Date(start);
  target.setUTCDate(1);
  target.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}

/** `count` whole intervals of a price after a moment. */
export function addIntervals(price: Price, from: number, count: number): number {
  const steps = (price.recurring?.interval_count ?? 1) * count;
  switch (price.recurring?.interval) {
    case "day":
      return from + steps * 24 * 3600;
    case "week":
      return from + steps * 7 * 24 * 3600;
    case "year":
      return addMonths(from, steps * 12);
    case "month":
    case undefined:
      return addMonths(from, steps);
  }
}

/** End of the period that starts at `start`; counted from the anchor so that the 31st comes back after a short month. */
export function periodEnd(price: Price, anchor: number, start: number): number {
  let count = 1;
  while (addIntervals(price, anchor, count) <= start) count += 1;
  return addIntervals(price, anchor, count);
}

export function sameInterval(a: Price, b: Price): boolean {
  return a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count;
}
