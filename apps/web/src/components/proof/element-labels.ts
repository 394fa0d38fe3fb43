import type { Box, DesignElement } from "@adjudge/contracts";

/** Where a name stands at its box: over, under or beside it, or within it, at its beginning or its end. */
export const CORNERS = [
  "above-start",
  "below-start",
  "above-end",
  "below-end",
  "beside-start",
  "beside-end",
  "top-start",
  "bottom-start",
  "top-end",
  "bottom-end",
] as const;
export type Corner = (typeof CORNERS)[number];

type Named = Pick<DesignElement, "box" | "label" | "text">;

/** How large names and pictures are where names are shown, CSS pixels; elsewhere numbers stand in their place. */
const name = { height: 17, letter: 6.6, padding: 11 };
const shown = { width: 600, wide: 1100, height: 680, phone: 340 };

/** What a name may cover: the picture least, writing more, another name or the page around it most. */
const costs = { writing: 1, name: 2, outside: 3 };

function sizeOf(label: string, ratio: number, most: number): { width: number; height: number } {
  const width = Math.min(most, shown.height * ratio);
  return { width: (name.letter * label.length + name.padding) / width, height: (name.height * ratio) / width };
}

function boxAt(corner: Corner, own: Box, { width, height }: { width: number; height: number }): Box {
  const [side, end] = corner.split("-");
  const y = {
    above: own.y - height,
    below: own.y + own.height,
    top: own.y,
    bottom: own.y + own.height - height,
    beside: own.y + own.height / 2 - height / 2,
  }[side as "above" | "below" | "top" | "bottom" | "beside"];
  const out = side === "beside" ? width : 0;
  return { x: end === "start" ? own.x - out : own.x + own.width - width + out, y, width, height };
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Where the name of each element covers least of the ad's words and of the other names; the first corner that covers nothing. */
export function cornersOf(elements: readonly Named[], lines: readonly Box[], ratio: number): Corner[] {
  const writing = [...lines, ...elements.flatMap(({ text, box }) => (text === null ? [] : [box]))];
  const set: Box[] = [];
  return elements.map(({ box, label, text }) => {
    const size = sizeOf(label, ratio, ratio > 2.2 ? shown.wide : shown.width);
    // On a phone the one that is pointed out shows its name: one that hung over the edge would widen the page.
    const onPhone = sizeOf(label, ratio, shown.phone);
    let best: { corner: Corner; at: Box; cost: number } | null = null;
    // Words are not covered by their own name.
    for (const corner of text === null ? CORNERS : CORNERS.slice(0, 6)) {
      const at = boxAt(corner, box, size);
      const cost =
        costs.writing * writing.reduce((sum, other) => sum + shared(at, other), 0) +
        costs.name * set.reduce((sum, other) => sum + shared(at, other), 0) +
        costs.outside * (onPhone.width * onPhone.height - shared(boxAt(corner, box, onPhone), whole));
      if (best === null || cost < best.cost - 1e-9) best = { corner, at, cost };
    }
    if (best) set.push(best.at);
    return best?.corner ?? "above-start";
  });
}
