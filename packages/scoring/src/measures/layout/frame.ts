import type { LabPlanes } from "../pixels/plane.ts";
import { FRAME } from "../../constants.ts";

/** Half-open bounds in pixels of the planes. */
export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Share of one row or column that is as light and colourless as a page. */
function pageShare(planes: LabPlanes, from: number, step: number, count: number): number {
  let page = 0;
  for (let i = 0, at = from; i < count; i += 1, at += step) {
    const a = planes.a[at] ?? 0;
    const b = planes.b[at] ?? 0;
    if ((planes.l[at] ?? 0) >= FRAME.lightness && Math.sqrt(a * a + b * b) <= FRAME.chroma) page += 1;
  }
  return page / Math.max(1, count);
}

/**
 * The ad without the empty page round it (rule A21): rows and columns at the edges that are nothing but light page are left
 * out, so that a banner caught with the margin of its page is measured as a banner. At least FRAME.least of a side stays.
 */
export function adFrame(planes: LabPlanes): Bounds {
  const { width, height } = planes;
  const box: Bounds = { x0: 0, y0: 0, x1: width, y1: height };
  const row = (y: number) => pageShare(planes, y * width + box.x0, 1, box.x1 - box.x0) >= FRAME.share;
  const column = (x: number) => pageShare(planes, box.y0 * width + x, width, box.y1 - box.y0) >= FRAME.share;
  const leastHeight = Math.max(1, height * FRAME.least);
  const leastWidth = Math.max(1, width * FRAME.least);
  // Twice: a column may turn out empty only once the rows above and below are gone.
  for (let pass = 0; pass < 2; pass += 1) {
    while (box.y1 - box.y0 > leastHeight && row(box.y0)) box.y0 += 1;
    while (box.y1 - box.y0 > leastHeight && row(box.y1 - 1)) box.y1 -= 1;
    while (box.x1 - box.x0 > leastWidth && column(box.x0)) box.x0 += 1;
    while (box.x1 - box.x0 > leastWidth && column(box.x1 - 1)) box.x1 -= 1;
  }
  return box;
}

/** The part of the planes inside the bounds. */
export function cropPlanes(planes: LabPlanes, { x0, y0, x1, y1 }: Bounds): LabPlanes {
  if (x1 - x0 === planes.width && y1 - y0 === planes.height) return planes;
  const width = x1 - x0;
  const height = y1 - y0;
  const cut = (data: Float32Array): Float32Array => {
    const out = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1)
      out.set(data.subarray((y0 + y) * planes.width + x0, (y0 + y) * planes.width + x1), y * width);
    return out;
  };
  return { width, height, l: cut(planes.l), a: cut(planes.a), b: cut(planes.b) };
}
