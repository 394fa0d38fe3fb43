import { readFile } from "node:fs/promises";
import type { Box, DetectedObject, Looks, Pixels } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import { bytesOf } from "./bytes-of.ts";
import { cocoLabels } from "./coco-labels.ts";
import { ownModelFile } from "./model-files.ts";
import type { FloatModel } from "./model-thread.ts";
import { strongestBoxes } from "./strongest-boxes.ts";
import { tilesOf, type View } from "./views.ts";

/** SSDLite MobileNetV2 as trained: 300 x 300 whatever the shape, anchors decoded with these variances. */
const side = 300;
const centreVariance = 0.1;
const sizeVariance = 0.2;
const minScore = 0.4;
const surelyThere = 0.7;
/** People this unsure are kept apart: several weak signs together tell that somebody is there. */
const minPersonScore = 0.12;
/** A tile cuts people in parts and shows more that looks like one: it has to be surer than the whole picture. */
const minTileScore = 0.5;
/** Log odds that anybody is shown below which nobody is: in 101 of 185 ads that no net had met, and no tile of those showed a body. */
const nobody = -1;
const maxOverlap = 0.5;
/** Share of a box inside another one from which on it is a part of the same person. */
const maxInside = 0.6;

export interface FoundObjects {
  objects: DetectedObject[];
  /** People not sure enough to be shown. */
  faint: DetectedObject[];
  embedding: number[];
}

/** What the look at the whole says may come while the first look for things is taken. */
export type ObjectFinder = (pixels: Pixels, looks: Promise<Looks>) => Promise<FoundObjects>;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

const decodeBox = (anchors: Float32Array, boxes: Float32Array, i: number): Box => {
  const [top = 0, left = 0, bottom = 0, right = 0] = anchors.subarray(i * 4, i * 4 + 4);
  const [ty = 0, tx = 0, th = 0, tw = 0] = boxes.subarray(i * 4, i * 4 + 4);
  const height = Math.exp(th * sizeVariance) * (bottom - top);
  const width = Math.exp(tw * sizeVariance) * (right - left);
  const cy = ty * centreVariance * (bottom - top) + (top + bottom) / 2;
  const cx = tx * centreVariance * (right - left) + (left + right) / 2;
  const x = clamp(cx - width / 2);
  const y = clamp(cy - height / 2);
  return { x, y, width: clamp(cx + width / 2) - x, height: clamp(cy + height / 2) - y };
};

const personClass = 1;

const decode = (
  anchors: Float32Array,
  boxes: Float32Array,
  logits: Float32Array,
  classes: number,
): DetectedObject[] => {
  const cut = -Math.log(1 / minScore - 1);
  const personCut = -Math.log(1 / minPersonScore - 1);
  const byLabel = new Map<string, DetectedObject[]>();
  for (let i = 0; i * 4 < boxes.length; i += 1)
    for (let k = 1; k < classes; k += 1) {
      const logit = logits[i * classes + k] ?? 0;
      const label = logit < (k === personClass ? personCut : cut) ? undefined : cocoLabels[k];
      if (label === undefined) continue;
      const found = { box: decodeBox(anchors, boxes, i), label, confidence: 1 / (1 + Math.exp(-logit)) };
      byLabel.set(label, [...(byLabel.get(label) ?? []), found]);
    }
  return [...byLabel.values()]
    .flatMap((found) => strongestBoxes(found, maxOverlap))
    .toSorted((a, b) => b.confidence - a.confidence);
};

/** From shares of the view to shares of the picture. */
const placedIn = ({ width, height }: Pixels, view: View, box: Box): Box => ({
  x: (view.left + box.x * view.width) / width,
  y: (view.top + box.y * view.height) / height,
  width: (box.width * view.width) / width,
  height: (box.height * view.height) / height,
});

const isInside = (part: Box, whole: Box): boolean => {
  const width = Math.min(part.x + part.width, whole.x + whole.width) - Math.max(part.x, whole.x);
  const height = Math.min(part.y + part.height, whole.y + whole.height) - Math.max(part.y, whole.y);
  return width > 0 && height > 0 && width * height > maxInside * part.width * part.height;
};

interface Seen {
  found: DetectedObject[];
  embedding: Float32Array;
}

/** People in the tiles that are no part of one already found, the surest first. */
const addPeople = (known: readonly DetectedObject[], tiles: readonly DetectedObject[]): DetectedObject[] => {
  const people = [...known];
  for (const one of tiles.toSorted((a, b) => b.confidence - a.confidence))
    if (people.every((other) => !isInside(one.box, other.box) && !isInside(other.box, one.box))) people.push(one);
  return people.slice(known.length);
};

/**
 * People and things of the 80 COCO classes, and the mean of the last feature map as a fingerprint of the picture. Things are
 * looked for in the whole picture, people in its tiles as well.
 */
export const openObjectFinder = async (model: FloatModel): Promise<ObjectFinder> => {
  const raw = await readFile(ownModelFile("coco-ssd-anchors.bin"));
  const anchors = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  const look = async (pixels: Pixels, view: View): Promise<Seen> => {
    const input = { raw: { width: pixels.width, height: pixels.height, channels: 3 as const } };
    const small = await sharp(pixels.data, input)
      .extract(view)
      .resize(side, side, { fit: "fill", kernel: "linear" })
      .raw()
      .toBuffer();
    const { boxes, logits, embedding } = await model.run({ bytes: bytesOf(small, side, side) });
    if (boxes === undefined || logits === undefined || embedding === undefined)
      throw new Error("the object detector gave nothing");
    const found = decode(anchors, boxes.data, logits.data, logits.dims[2] ?? 0);
    return { embedding: embedding.data, found: found.map((one) => ({ ...one, box: placedIn(pixels, view, one.box) })) };
  };
  return async (pixels, looks) => {
    const whole: View = { left: 0, top: 0, width: pixels.width, height: pixels.height };
    const all = await look(pixels, whole);
    const sure = all.found.filter((one) => one.confidence >= minScore);
    // Four looks more are worth their time only where it is open whether anybody is there.
    const isSomebodyThere = sure.some((one) => one.label === "person" && one.confidence >= surelyThere);
    const isOpen = !isSomebodyThere && (await looks).anybody >= nobody;
    const tiles = isOpen ? await Promise.all(tilesOf(pixels).map((view) => look(pixels, view))) : [];
    const people = tiles.flatMap(({ found }) => found).filter((one) => one.label === "person");
    const surePeople = addPeople(
      sure.filter((one) => one.label === "person"),
      people.filter((one) => one.confidence >= minTileScore),
    );
    const objects = [...sure, ...surePeople].toSorted((a, b) => b.confidence - a.confidence);
    const shown = objects.filter((one) => one.label === "person");
    const rest = [...all.found, ...people].filter((one) => shown.every((other) => !isInside(one.box, other.box)));
    return {
      objects,
      faint: strongestBoxes(
        rest.filter((one) => one.label === "person"),
        maxOverlap,
      ),
      embedding: [...all.embedding],
    };
  };
};
