/**
 * The landing page is prerendered and hydrated part by part. Hydrated at once, it would keep a phone busy, and deaf to
 * presses, for most of a second; so the first part goes first, and each of the others when the one before it works.
 */
const order = ["header", "intro", "hero", "prices", "features", "testimonials", "about", "guide", "footer"] as const;
export type PartName = (typeof order)[number];

/** Index of the part that is hydrated now. Where nothing was prerendered, no part waits. */
let current: number = order.length;
const waiting = new Map<PartName, { permit: Promise<void>; begin: () => void }>();

export function startInOrder(): void {
  current = 0;
  for (const name of order) {
    let begin = () => {};
    const permit = new Promise<void>((resolve) => {
      begin = resolve;
    });
    waiting.set(name, { permit, begin });
  }
}

/** Null when the part need not wait. The same promise each time, as React asks. */
export const permitOf = (name: PartName): Promise<void> | null =>
  order.indexOf(name) > current ? (waiting.get(name)?.permit ?? null) : null;

/** Says that a part works; public/first-paint.js hears when all do. */
export function endPart(name: PartName): void {
  if (order[current] !== name) return;
  current += 1;
  const next = order[current];
  if (next === undefined) window.dispatchEvent(new Event("adjudge:live"));
  else setTimeout(() => waiting.get(next)?.begin());
}

/** Whoever leaves the page before all parts work finds them working on return. */
export function hydrateTheRest(): void {
  if (current === order.length) return;
  current = order.length;
  for (const { begin } of waiting.values()) begin();
  window.dispatchEvent(new Event("adjudge:live"));
}
