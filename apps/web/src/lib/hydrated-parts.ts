/** The landing page is prerendered. React hydrates each of its parts by itself: a press in between is answered. */
const parts = ["header", "intro", "hero", "prices", "features", "testimonials", "about", "guide", "footer"] as const;
export type PartName = (typeof parts)[number];

const pending = new Set<PartName>(parts);

/** public/first-paint.js plays back what was pressed before. */
const sayLive = (): boolean => window.dispatchEvent(new Event("adjudge:live"));

/** Says that a part works; first-paint.js hears when all do. */
export function endPart(name: PartName): void {
  if (pending.delete(name) && pending.size === 0) sayLive();
}

/** Whoever leaves the page before all parts work finds them working on return. */
export function endAllParts(): void {
  if (pending.size === 0) return;
  pending.clear();
  sayLive();
}
