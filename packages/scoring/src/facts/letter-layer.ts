import { labDistance, labOfRgb, type Rgb } from "../measures/colour/srgb-oklab.ts";
import type { Box, Pixels } from "../types.ts";
import { LAYERS_APART, layersRound, meanWhere, nearestOf, type Layered } from "./colour-layers.ts";
import { patchesOf, type Patches } from "./patches.ts";
import type { TextColours } from "./text-colours.ts";

/** Parts of a line that letters are looked for in. */
const slices = 8;
/** Islands of less than a tenth of the box, net of what is as dense round it, are spots. */
const leastEvidence = 0.1;
/** An island as wide as that is what letters stand on, or a spot: no letter takes so much of a line of three. */
const widest = 2 / 3;
/** So much more of the box must belong to other islands than to those of the ink that was found: a line may have two inks. */
const plainly = 2;
/** The heaviest capitals fill two thirds of their box; a panel fills more. */
const mostFilled = 2 / 3;

/** Three and four pixels off: nearer ones are blends of ink and ground. */
const past = [3, 4].flatMap(
  (d) =>
    [
      [d, 0],
      [-d, 0],
      [0, d],
      [0, -d],
    ] as const,
);

interface Islands {
  /** 1 for a pixel of an island that lies mostly in the box. */
  isLetter: Uint8Array;
  /** Share of the box that they fill. */
  filled: number;
  /** Width of the widest of them, as a share of the box's. */
  widest: number;
  /** How much denser the layer is in the box than round it, all along the line; 0 and less where it has no letters. */
  evidence: number;
}

/** The patches of one layer that lie in the box and end there; a ground goes on beyond it. */
function islandsOf({ width, isInside, layer }: Layered, patches: Patches, k: number): Islands {
  const within = new Int32Array(patches.count);
  for (let i = 0; i < layer.length; i += 1) {
    const patch = patches.of[i] ?? 0;
    within[patch] = (within[patch] ?? 0) + (isInside[i] === 1 ? 1 : -1);
  }
  const isLetter = new Uint8Array(layer.length);
  const [from, to] = [new Int32Array(patches.count).fill(width), new Int32Array(patches.count)];
  const [first, last] = [isInside.indexOf(1) % width, isInside.lastIndexOf(1) % width];
  const along = new Float64Array(slices);
  let [area, letters, beyond] = [0, 0, 0];
  for (let i = 0; i < layer.length; i += 1) {
    const patch = patches.of[i] ?? 0;
    area += isInside[i] ?? 0;
    if (layer[i] !== k) continue;
    const isIsland = patches.isOpen[patch] === 0 && (within[patch] ?? 0) >= 0;
    if (isIsland) isLetter[i] = 1;
    else if (isInside[i] === 0) beyond += 1;
    if (!isIsland || isInside[i] === 0) continue;
    letters += 1;
    from[patch] = Math.min(from[patch] ?? 0, i % width);
    to[patch] = Math.max(to[patch] ?? 0, (i % width) + 1);
    const slice = Math.floor((((i % width) - first) * slices) / (last - first + 1));
    along[slice] = (along[slice] ?? 0) + 1;
  }
  const filled = letters / Math.max(1, area);
  const reached = along.filter((count) => (count * slices) / Math.max(1, area) >= filled / 4).length;
  const outside = beyond / Math.max(1, layer.length - area);
  const wide = to.reduce((most, end, patch) => Math.max(most, end - (from[patch] ?? 0)), 0);
  return { isLetter, filled, widest: wide / (last - first + 1), evidence: ((filled - outside) * reached) / slices };
}

const areLetters = (islands: Islands): boolean =>
  islands.evidence >= leastEvidence && islands.filled <= mostFilled && islands.widest <= widest;

/** 1 for a pixel from which the rim of the window can be reached without crossing the layer. */
function seaRound({ width, height, layer }: Layered, k: number): Uint8Array {
  const kind = layer.map((own) => (own === k ? 1 : 0));
  const patches = patchesOf(width, height, kind);
  return kind.map((own, i) => (own === 0 && patches.isOpen[patches.of[i] ?? 0] === 1 ? 1 : 0));
}

/** Share of the asked layers' pixels in the box that lie in the sea. */
function shareInSea({ layer, isInside }: Layered, sea: Uint8Array, isAsked: (layer: number) => boolean): number {
  let [all, reached] = [0, 0];
  for (let i = 0; i < layer.length; i += 1) {
    if (isInside[i] === 0 || !isAsked(layer[i] ?? 0)) continue;
    all += 1;
    reached += sea[i] ?? 0;
  }
  return reached / Math.max(1, all);
}

/** A colour on the way from ink to ground is that of the edges of strokes. */
function isBlend(colour: Rgb, { text, background }: TextColours): boolean {
  const way = [0, 1, 2].map((c) => (background[c] ?? 0) - (text[c] ?? 0));
  const gone = [0, 1, 2].map((c) => (colour[c] ?? 0) - (text[c] ?? 0));
  const length = Math.hypot(...way);
  const share = way.reduce((sum, v, c) => sum + v * (gone[c] ?? 0), 0) / Math.max(1, length ** 2);
  const aside = Math.hypot(...gone.map((v, c) => v - share * (way[c] ?? 0)));
  return share > 0.1 && share < 0.9 && aside < 30;
}

/** An edge runs along its stroke: so much of it lies right beside. */
const alongside = 1 / 2;

/** Share of a layer's pixels in the box that touch another layer. */
function shareBeside({ width, layer, isInside }: Layered, k: number, other: number): number {
  const round = [-width - 1, -width, 1 - width, -1, 1, width - 1, width, width + 1];
  let [all, beside] = [0, 0];
  for (let i = 0; i < layer.length; i += 1) {
    if (isInside[i] === 0 || layer[i] !== k) continue;
    all += 1;
    if (round.some((step) => layer[i + step] === other)) beside += 1;
  }
  return beside / Math.max(1, all);
}

/**
 * Ink and ground of letters whose edges were taken for letters: small red ones on black, joined by a line below them, were measured
 * as the dark red round them, 1.2:1. What their colour blends with, and they run along, is the ink.
 */
function withinEdges(layered: Layered, k: number, edge: TextColours): TextColours {
  const { layer, isInside, rgb, colours } = layered;
  for (const other of colours.keys()) {
    if (other === k) continue;
    const isStroke = layer.map((own, i) => (own === other && isInside[i] === 1 ? 1 : 0));
    const core = coreOf(layered, isStroke);
    const text = meanWhere(rgb, (i) => core[i] === 1);
    if (text && isBlend(edge.text, { ...edge, text }) && shareBeside(layered, k, other) >= alongside)
      return { ...edge, text };
  }
  return edge;
}

/** 1 for a pixel of the sea that lies at a letter, past the blends of its edge. */
function shoreOf({ width, height }: Layered, isLetter: Uint8Array, sea: Uint8Array): Uint8Array {
  const shore = new Uint8Array(sea.length);
  for (let i = 0; i < sea.length; i += 1) {
    if (isLetter[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of past) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const at = i + dy * width + dx;
      if (sea[at] === 1) shore[at] = 1;
    }
  }
  return shore;
}

/** Pixels whose neighbours are letter as well; all of the letters where strokes are too thin for that. */
function coreOf({ width }: Layered, isLetter: Uint8Array): Uint8Array {
  const core = isLetter.map((own, i) =>
    own === 1 && [i - 1, i + 1, i - width, i + width].every((j) => isLetter[j] === 1) ? 1 : 0,
  );
  const count = (marks: Uint8Array): number => marks.reduce((sum, v) => sum + v, 0);
  return count(core) * 10 >= count(isLetter) ? core : isLetter;
}

/** The layer that makes up most of the shore: the mean of a mixed ground is a colour that stands nowhere. */
function groundOf({ layer, colours }: Layered, shore: Uint8Array): (i: number) => boolean {
  const counts = colours.map((_, k) => layer.reduce((sum, own, i) => sum + (own === k ? (shore[i] ?? 0) : 0), 0));
  const main = counts.indexOf(Math.max(...counts));
  return (i) => shore[i] === 1 && layer[i] === main;
}

/** Ink and ground of islands taken for letters: the ground is what they stand in, not what lies elsewhere in the box. */
function coloursOf(layered: Layered, { isLetter, filled }: Islands, sea: Uint8Array): TextColours | null {
  const core = coreOf(layered, isLetter);
  const text = meanWhere(layered.rgb, (i) => core[i] === 1);
  const isGround = groundOf(layered, shoreOf(layered, isLetter, sea));
  const background = meanWhere(layered.rgb, isGround);
  if (!text || !background) return null;
  const centre = labOfRgb(background);
  // The edge of a layer that has letters is no layer of letters.
  if (labDistance(labOfRgb(text), centre) < LAYERS_APART) return null;
  let [spread, count] = [0, 0];
  for (let i = 0; i < sea.length; i += 1) {
    if (!isGround(i)) continue;
    const at = i * 3;
    const own = labOfRgb([layered.rgb[at] ?? 0, layered.rgb[at + 1] ?? 0, layered.rgb[at + 2] ?? 0]);
    spread += labDistance(own, centre) ** 2;
    count += 1;
  }
  return { text, background, ink: filled, roughness: Math.sqrt(spread / Math.max(1, count)) };
}

/**
 * What was taken for ink may be the ground, a shadow or a word of another colour: heavy letters fill more of their box than the
 * ground does, and over a photograph the pixels farthest from the rim belong to the photograph. Letters are islands: they end
 * in the box, stand all along it, and what lies between them reaches beyond it. Where the ink that was found has no such
 * islands and another colour plainly has, that is the ink.
 */
export function byLetters(found: TextColours, pixels: Pixels, box: Box): TextColours {
  const layered = layersRound(pixels, box);
  if (!layered) return found;
  const patches = patchesOf(layered.width, layered.height, layered.layer);
  const inkLayer = nearestOf(layered.colours, labOfRgb(found.text));
  const isSurrounded = (sea: Uint8Array, k: number): boolean => shareInSea(layered, sea, (l) => l !== k) >= 1 / 2;
  const own = islandsOf(layered, patches, inkLayer);
  if (own.evidence > 0 && isSurrounded(seaRound(layered, inkLayer), inkLayer)) return found;
  const others = layered.colours
    .map((_, k) => ({ k, ...islandsOf(layered, patches, k) }))
    .filter(({ k, ...islands }) => k !== inkLayer && areLetters(islands) && islands.filled > plainly * own.filled)
    .toSorted((p, q) => q.evidence - p.evidence);
  for (const islands of others) {
    const sea = seaRound(layered, islands.k);
    // Letters in a panel: the panel ends near the box as letters do, but what it has been taken for letters of lies inside it.
    if (!isSurrounded(sea, islands.k) || shareInSea(layered, sea, (l) => l === inkLayer) < 1 / 2) continue;
    const colours = coloursOf(layered, islands, sea);
    if (colours && !isBlend(colours.text, found)) return withinEdges(layered, islands.k, colours);
  }
  return found;
}
