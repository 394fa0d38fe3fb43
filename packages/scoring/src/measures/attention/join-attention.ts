import { blurPlane, gradientPlane, resizePlane, type LabPlanes, type Plane } from "../pixels/plane.ts";
import type { AttentionMap, Box, Face } from "../../picture.ts";
import { ATTENTION } from "../../constants.ts";

export interface AttentionInput {
  planes: LabPlanes;
  learned: AttentionMap | null;
  lines: Box[];
  faces: Face[];
  buttons: Box[];
}

function normalise(plane: Plane): Plane {
  let sum = 0;
  for (const v of plane.data) sum += v;
  if (!(sum > 0)) return { ...plane, data: new Float32Array(plane.data.length).fill(1 / plane.data.length) };
  return { ...plane, data: plane.data.map((v) => v / sum) };
}

/** Edges x centre: the floor that needs no model (Itti-style contrast under a central prior). */
function plainMap(planes: LabPlanes, width: number, height: number): Plane {
  const gradient = gradientPlane({ width: planes.width, height: planes.height, data: planes.l });
  const soft = blurPlane(gradient, 0.03 * Math.max(planes.width, planes.height));
  const small = resizePlane(soft, width, height);
  const data = small.data.map((v, i) => {
    const x = ((i % width) + 0.5) / width - 0.5;
    const y = (Math.floor(i / width) + 0.5) / height - 0.5;
    return v * Math.exp(-(x * x + y * y) / (2 * 0.35 * 0.35));
  });
  return { width, height, data };
}

function learnedMap(map: AttentionMap, width: number, height: number): Plane {
  const small = resizePlane({ width: map.width, height: map.height, data: Float32Array.from(map.data) }, width, height);
  const total = normalise(small);
  return { ...total, data: total.data.map((v) => (Math.max(0, v) + 1e-9) ** (1 / ATTENTION.temperature)) };
}

function fillBox(plane: Plane, box: Box, value: number): void {
  const x0 = Math.max(0, Math.floor(box.x * plane.width));
  const y0 = Math.max(0, Math.floor(box.y * plane.height));
  const x1 = Math.min(plane.width, Math.max(x0 + 1, Math.ceil((box.x + box.width) * plane.width)));
  const y1 = Math.min(plane.height, Math.max(y0 + 1, Math.ceil((box.y + box.height) * plane.height)));
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1)
      plane.data[y * plane.width + x] = Math.max(plane.data[y * plane.width + x] ?? 0, value);
  }
}

/** Standard deviation of OKLab lightness inside a box. */
function boxSpread(planes: LabPlanes, box: Box): number {
  const x0 = Math.max(0, Math.floor(box.x * planes.width));
  const y0 = Math.max(0, Math.floor(box.y * planes.height));
  const x1 = Math.min(planes.width, Math.max(x0 + 1, Math.ceil((box.x + box.width) * planes.width)));
  const y1 = Math.min(planes.height, Math.max(y0 + 1, Math.ceil((box.y + box.height) * planes.height)));
  let sum = 0;
  let square = 0;
  let n = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const v = planes.l[y * planes.width + x] ?? 0;
      sum += v;
      square += v * v;
      n += 1;
    }
  }
  return n === 0 ? 0 : Math.sqrt(Math.max(0, square / n - (sum / n) ** 2));
}

/**
 * Fourth root of line height x contrast, softened 2.5 %: the plain height let one headline take all looks of a page, and in
 * photographs small lines are looked at more densely than large ones.
 */
function textMap(input: AttentionInput, width: number, height: number): Plane {
  const out = { width, height, data: new Float32Array(width * height) };
  const longer = Math.max(input.planes.width, input.planes.height);
  for (const box of input.lines) {
    const tall = Math.min(box.height * input.planes.height, box.width * input.planes.width) / longer;
    fillBox(out, box, tall ** ATTENTION.textPower * Math.max(0.02, boxSpread(input.planes, box)));
  }
  return blurPlane(out, 0.025 * Math.max(width, height));
}

/** Looks drawn by all text: with the root of the area it covers, as the photographs of a layout share theirs. */
function textShare(lines: readonly Box[], usual: number): number {
  let covered = 0;
  for (const box of lines) covered += box.width * box.height;
  const share = usual * Math.sqrt(Math.min(1, covered) / ATTENTION.textArea);
  return Math.min(ATTENTION.textMost, Math.max(ATTENTION.textLeast, share));
}

function boxesMap(boxes: Box[], width: number, height: number): Plane {
  const out = { width, height, data: new Float32Array(width * height) };
  for (const box of boxes) fillBox(out, box, 1 / Math.sqrt(Math.max(1e-4, box.width * box.height)));
  return blurPlane(out, 0.02 * Math.max(width, height));
}

/** How much a place is read before others: top and left first, the bottom edge hardly (left-to-right readers). */
function readingOrder(x: number, y: number): number {
  const fade = Math.max(ATTENTION.bottomLeast, Math.min(1, (1 - y) / ATTENTION.bottomEdge));
  return Math.exp(-ATTENTION.topSlope * y - ATTENTION.leftSlope * x) * fade;
}

/** Where people look first: learned map, text, faces, buttons, softness, a mild reading slope; sums to 1 (rules A13, A14). */
export function joinAttention(input: AttentionInput): Plane {
  const longer = Math.max(input.planes.width, input.planes.height);
  const width = Math.max(1, Math.round((ATTENTION.side * input.planes.width) / longer));
  const height = Math.max(1, Math.round((ATTENTION.side * input.planes.height) / longer));
  const picture = normalise(
    input.learned ? learnedMap(input.learned, width, height) : plainMap(input.planes, width, height),
  );
  const extra: [Plane, number][] = [];
  if (input.lines.length > 0) {
    const weight = textShare(input.lines, input.learned ? ATTENTION.text : ATTENTION.textWithoutModel);
    extra.push([textMap(input, width, height), weight]);
  }
  if (input.faces.length > 0)
    extra.push([
      boxesMap(
        input.faces.map((f) => f.box),
        width,
        height,
      ),
      ATTENTION.faces,
    ]);
  if (input.buttons.length > 0) extra.push([boxesMap(input.buttons, width, height), ATTENTION.buttons]);
  let left = 1;
  const data = new Float32Array(width * height);
  for (const [plane, weight] of extra) {
    const flat = normalise(plane);
    left -= weight;
    flat.data.forEach((v, i) => {
      data[i] = (data[i] ?? 0) + weight * v;
    });
  }
  picture.data.forEach((v, i) => {
    data[i] = (data[i] ?? 0) + left * v;
  });
  const soft = blurPlane({ width, height, data }, ATTENTION.blur * Math.max(width, height));
  return normalise({
    width,
    height,
    data: soft.data.map((v, i) => {
      const x = ((i % width) + 0.5) / width;
      const y = (Math.floor(i / width) + 0.5) / height;
      return v * readingOrder(x, y);
    }),
  });
}
