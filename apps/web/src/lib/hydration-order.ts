/**
 * The landing page is drawn ahead and taken over part by part. Taken over at once, a phone would be busy with it, and
 * deaf to presses, for most of a second; so the first part goes first, and each of the others when the one before it
 * works.
 */
const order = ["header", "intro", "hero", "prices", "features", "testimonials", "about", "guide", "footer"] as const;
export type PartName = (typeof order)[number];

/** Index of the part whose turn it is. Where nothing was drawn ahead, every part's turn has come. */
let current: number = order.length;
const waiting = new Map<PartName, { turn: Promise<void>; begin: () => void }>();

export function startTurns(): void {
  current = 0;
  for (const name of order) {
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    waiting.set(name, { turn, begin });
  }
}

/** Null when the part need not wait. The same promise each time, as React asks. */
export const turnOf = (name: PartName): Promise<void> | null =>
  order.indexOf(name) > current ? (waiting.get(name)?.turn ?? null) : null;

/** Says that a part works; public/first-paint.js hears when all do. */
export function endTurn(name: PartName): void {
  if (order[current] !== name) return;
  current += 1;
  const next = order[current];
  if (next === undefined) window.dispatchEvent(new Event("adjudge:live"));
  else setTimeout(() => waiting.get(next)?.begin());
}

/** Whoever leaves the page before all parts work finds them working on return. */
export function endTurns(): void {
  if (current === order.length) return;
  current = order.length;
  for (const { begin } of waiting.values()) begin();
  window.dispatchEvent(new Event("adjudge:live"));
}
