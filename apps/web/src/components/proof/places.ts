import type { Analysis, Box, Recommendation } from "@adjudge/contracts";
import { scoreNames } from "./score-names.ts";

/** A spot of the picture that recommendations speak about; its number stands beside them and on the picture. */
export interface Place {
  number: number;
  boxes: readonly Box[];
}

export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Boxes of a word and of its button differ by padding; the same spot to the eye gets one number. */
function isSameSpot(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return false;
  const shared = width * height;
  const [areaA, areaB] = [a.width * a.height, b.width * b.height];
  return (
    shared / (areaA + areaB - shared) > 0.6 ||
    (shared / Math.min(areaA, areaB) > 0.95 && shared / Math.max(areaA, areaB) > 0.25)
  );
}

/** Whatever is said of a part of the picture: advice, or a fault that a model finds. */
type Spoken = Pick<Recommendation, "boxes">;

export interface Places<Said extends Spoken = Recommendation> {
  places: readonly Place[];
  placeOf: (said: Said) => Place | null;
  /** The first that speaks about its place: the marker on the picture leads to it. */
  isFirst: (said: Said) => boolean;
}

/** Score by score, as the two sides of a comparison are told. */
export const placesOf = ({ recommendations }: Pick<Analysis, "recommendations">): Places =>
  placesAlong(scoreNames.flatMap((name) => recommendations[name]));

/** Numbers the places in the order in which they are spoken about; with `isApart` each that is said has a number of its own. */
export function placesAlong<Said extends Spoken>(
  all: readonly Said[],
  { isApart = false }: { isApart?: boolean } = {},
): Places<Said> {
  const places: Place[] = [];
  const found = new Map<Said, Place>();
  const firsts = new Set<Said>();
  for (const said of all) {
    const union = unionOf(said.boxes);
    if (union === null) continue;
    const known = isApart ? undefined : places.find((place) => isSameSpot(unionOf(place.boxes) ?? union, union));
    const place = known ?? { number: places.length + 1, boxes: said.boxes };
    if (!known) {
      places.push(place);
      firsts.add(said);
    }
    found.set(said, place);
  }
  return {
    places,
    placeOf: (said) => found.get(said) ?? null,
    isFirst: (said) => firsts.has(said),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** A number and the white around it, and how high reports show pictures, CSS pixels: about this wide on phones, and no less or more high. */
const markerPx = 28;
const shownPx = { width: 350, least: 300, most: 680 };

/** Numbers would hide a good part of a banner: they stand below it, each under the middle of its place. */
export const isFlat = (ratio: number): boolean => ratio > 3.5;

function spotsBelow(places: readonly Place[]): Spot[] {
  const apart = (100 * markerPx) / shownPx.least;
  const spots = places.map(({ boxes }) => {
    const box = boxes[0] ?? { x: 0, width: 1 };
    return { x: clamp(100 * (box.x + box.width / 2), apart / 2, 100 - apart / 2), y: 100 };
  });
  // To the right where one stands already, then back from the right edge.
  const sorted = spots.toSorted((p, q) => p.x - q.x);
  let least = 0;
  for (const spot of sorted) {
    spot.x = Math.max(spot.x, least);
    least = spot.x + apart;
  }
  let most = 100 - apart / 2;
  for (const spot of sorted.toReversed()) {
    spot.x = Math.min(spot.x, most);
    most = spot.x - apart;
  }
  return spots;
}

interface Spot {
  x: number;
  y: number;
}

const sharedWith = (writing: readonly Box[], at: Box): number =>
  writing.reduce(
    (sum, { x, y, width, height }) =>
      sum +
      Math.max(0, Math.min(x + width, at.x + at.width) - Math.max(x, at.x)) *
        Math.max(0, Math.min(y + height, at.y + at.height) - Math.max(y, at.y)),
    0,
  );

/**
 * Where a number stands, in percent of the picture: its right edge touches its place, so that it hides nothing of that; where it would
 * hide words, on the place's other side, above, below or, of a place without words, in its corner.
 */
function markerSpot(boxes: readonly Box[], across: number, down: number, writing: readonly Box[]): Spot {
  const [box] = boxes;
  if (!box) return { x: 50, y: 50 };
  const [left, right] = [100 * box.x, 100 * (box.x + box.width)];
  const [top, bottom] = [100 * box.y, 100 * (box.y + box.height)];
  const beside: Spot = { x: clamp(left, 0, 100), y: clamp((top + bottom) / 2, 2, 98) };
  const others: Spot[] = [
    { x: right + across, y: beside.y },
    { x: left + across, y: top - down / 2 },
    { x: left + across, y: bottom + down / 2 },
    { x: left + across, y: top + down / 2 },
  ];
  const isInside = ({ x, y }: Spot): boolean => x >= across && x <= 100 && y >= down / 2 && y <= 100 - down / 2;
  let best = { spot: beside, hidden: Infinity };
  for (const spot of [beside, ...others.filter(isInside)]) {
    const at = { x: (spot.x - across) / 100, y: (spot.y - down / 2) / 100, width: across / 100, height: down / 100 };
    const hidden = sharedWith(writing, at);
    if (hidden < best.hidden - 1e-6) best = { spot, hidden };
  }
  return best.spot;
}

/** Where all numbers stand, in the order of the places: those that would cover each other move down, the upper place first. */
export function markerSpots(places: readonly Place[], ratio: number, writing: readonly Box[] = []): Spot[] {
  if (isFlat(ratio)) return spotsBelow(places);
  const apart = (100 * markerPx) / clamp(shownPx.width / ratio, shownPx.least, shownPx.most);
  const spots = places.map(({ boxes }) => markerSpot(boxes, apart / ratio, apart, writing));
  const set: Spot[] = [];
  for (const spot of spots.toSorted((p, q) => p.y - q.y)) {
    const near = set.filter(({ x }) => Math.abs(x - spot.x) < apart).map(({ y }) => y + apart);
    const y = Math.max(spot.y, ...near);
    // At the lower edge they may touch: outside the picture they would point at nothing.
    if (y <= 98) spot.y = y;
    set.push(spot);
  }
  return spots;
}

/** Width to height of the small window that a crop is shown in. */
const windowRatio = 76 / 60;

/** The part of the picture to show small: the place with air round it, widened to the window's shape where it can be. */
export function cropOf(boxes: readonly Box[], size: { width: number; height: number }): Box {
  const box = unionOf(boxes) ?? { x: 0, y: 0, width: 1, height: 1 };
  // One unit of height in units of width, on this picture and in that window.
  const unit = (windowRatio * size.height) / size.width;
  const width = clamp(Math.max(box.width * 1.12, box.height * 1.12 * unit, 0.2), 0, 1);
  const height = clamp(Math.max(box.height * 1.12, width / unit), 0, 1);
  return {
    x: clamp(box.x + box.width / 2 - width / 2, 0, 1 - width),
    y: clamp(box.y + box.height / 2 - height / 2, 0, 1 - height),
    width,
    height,
  };
}
