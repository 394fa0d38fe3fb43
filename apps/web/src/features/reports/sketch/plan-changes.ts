import type { Box, Change, DesignElement } from "@adjudge/contracts";
import { clearOf, covers, freePlace } from "@adjudge/scoring/advice/free-place";

export type Block = Pick<DesignElement, "id" | "kind" | "box" | "text_colour" | "background_colour">;

/** A change that is drawn, in its order; `to` is where its block or button stands then, null where it has no room. */
export interface Step {
  change: Change;
  to: Box | null;
}

/** What goes leaves its ground behind before anything is drawn on it; buttons see where everything else has come to stand. */
const order: readonly Change["kind"][] = ["remove", "recolour", "panel", "move", "enlarge", "button"];

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** As large as asked but never out of the picture, about its middle or to the side where it covers least of the others. */
export function enlargedBox({ x, y, width, height }: Box, factor: number, others: readonly Box[] = []): Box {
  const times = Math.max(1, Math.min(factor, 0.98 / width, 0.98 / height));
  const [wide, high] = [width * times, height * times];
  const inside = (start: number, size: number): number => Math.min(1 - size, Math.max(0, start));
  const grown = [0.5, 0, 1].flatMap((down) =>
    [0.5, 0, 1].map((across) => ({
      x: inside(x - across * (wide - width), wide),
      y: inside(y - down * (high - height), high),
      width: wide,
      height: high,
    })),
  );
  const covered = (box: Box): number => others.reduce((sum, other) => sum + shared(box, other), 0);
  return grown.reduce((best, box) => (covered(box) < covered(best) - 1e-6 ? box : best));
}

/** Text that lies in what is taken away goes with it. */
const mostly = 0.5;

export function planChanges(elements: readonly Block[], changes: readonly Change[]): Step[] {
  const removed = new Set(changes.flatMap((change) => (change.kind === "remove" ? [change.block] : [])));
  const holes = elements.filter(({ id }) => removed.has(id)).map(({ box }) => box);
  const isGone = ({ id, kind, box }: Block): boolean =>
    removed.has(id) || (kind === "text" && holes.some((hole) => shared(box, hole) > mostly * box.width * box.height));
  const kept = elements.filter((element) => !isGone(element) && element.kind !== "person" && element.kind !== "object");
  const boxes = new Map(kept.map(({ id, box }) => [id, box]));
  const drawn: Box[] = [];
  const steps: Step[] = [];
  for (const change of changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))) {
    const own = change.block === null ? null : (boxes.get(change.block) ?? null);
    if (change.kind === "remove") {
      steps.push({ change, to: null });
      continue;
    }
    // Nothing is drawn where a block was taken away.
    if (change.block !== null && own === null) continue;
    const others = [...boxes].flatMap(([id, box]) => (id === change.block ? [] : [box]));
    let to: Box | null = null;
    if (change.kind === "move") to = change.to;
    else if (change.kind === "enlarge" && own) to = enlargedBox(own, change.factor, others);
    else if (change.kind === "button") {
      const taken = [...others, ...drawn];
      if (own) to = clearOf(change.to, own, taken);
      else to = taken.some((box) => covers(change.to, box)) ? freePlace(change.to, taken) : change.to;
      if (to) drawn.push(to);
    }
    if (to && change.block !== null) boxes.set(change.block, to);
    steps.push({ change, to });
  }
  return steps;
}

/** How many of the changes end up in the sketch. */
export const countDrawn = (elements: readonly Block[], changes: readonly Change[]): number =>
  planChanges(elements, changes).filter(({ change, to }) => change.kind !== "button" || to !== null).length;
