import type { Pixels } from "../../picture.ts";

// Loops over pixels stand in functions of one row each: called hundreds of times a picture they are compiled as a whole.
// In one long function the compiler starts afresh for every picture, which cost more than half of the time.

/** Sums of `k` neighbouring pixels of one source row, added to the sums of the rows above it. */
function addBins(data: Uint8Array, from: number, k: number, sums: Int32Array): void {
  let at = from;
  for (let x = 0; x < sums.length; x += 3) {
    let r = 0;
    let g = 0;
    let b = 0;
    for (let i = 0; i < k; i += 1) {
      r += data[at] ?? 0;
      g += data[at + 1] ?? 0;
      b += data[at + 2] ?? 0;
      at += 3;
    }
    sums[x] = (sums[x] ?? 0) + r;
    sums[x + 1] = (sums[x + 1] ?? 0) + g;
    sums[x + 2] = (sums[x + 2] ?? 0) + b;
  }
}

function divideBins(sums: Int32Array, count: number, out: Uint8Array, to: number): void {
  for (let i = 0; i < sums.length; i += 1) out[to + i] = (sums[i] ?? 0) / count;
}

// The two sizes that nearly every picture needs are written out: the loops over the squares took three times as long.

/** Mean of 2 x 2 bytes of one channel; `a` and `b` are the beginnings of its two rows. */
function meanOfFour(data: Uint8Array, a: number, b: number): number {
  return ((data[a] ?? 0) + (data[a + 3] ?? 0) + (data[b] ?? 0) + (data[b + 3] ?? 0) + 2) >> 2;
}

/** Mean of 3 x 3 bytes of one channel. 7282 / 65536 is a ninth, exact for every sum of nine bytes. */
function meanOfNine(data: Uint8Array, a: number, b: number, c: number): number {
  const top = (data[a] ?? 0) + (data[a + 3] ?? 0) + (data[a + 6] ?? 0);
  const middle = (data[b] ?? 0) + (data[b + 3] ?? 0) + (data[b + 6] ?? 0);
  const low = (data[c] ?? 0) + (data[c + 3] ?? 0) + (data[c + 6] ?? 0);
  return ((top + middle + low + 4) * 7282) >>> 16;
}

/** One row of means of 2 x 2 squares, from the source row at `from` and the one after it. */
function binPairs(data: Uint8Array, from: number, stride: number, out: Uint8Array, to: number, end: number): void {
  let a = from;
  for (let at = to; at < end; at += 3) {
    out[at] = meanOfFour(data, a, a + stride);
    out[at + 1] = meanOfFour(data, a + 1, a + stride + 1);
    out[at + 2] = meanOfFour(data, a + 2, a + stride + 2);
    a += 6;
  }
}

/** One row of means of 3 x 3 squares, from the source row at `from` and the two after it. */
function binTriples(data: Uint8Array, from: number, stride: number, out: Uint8Array, to: number, end: number): void {
  let a = from;
  for (let at = to; at < end; at += 3) {
    const b = a + stride;
    const c = b + stride;
    out[at] = meanOfNine(data, a, b, c);
    out[at + 1] = meanOfNine(data, a + 1, b + 1, c + 1);
    out[at + 2] = meanOfNine(data, a + 2, b + 2, c + 2);
    a += 9;
  }
}

/** Means of k x k squares; columns and rows that do not fill a square are shared out by the later fractional step. */
function binPixels(pixels: Pixels, k: number): Pixels {
  const width = Math.floor(pixels.width / k);
  const height = Math.floor(pixels.height / k);
  const out = new Uint8Array(width * height * 3);
  const sums = new Int32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    const stride = pixels.width * 3;
    const from = y * k * stride;
    const to = y * width * 3;
    if (k === 2) binPairs(pixels.data, from, stride, out, to, to + width * 3);
    else if (k === 3) binTriples(pixels.data, from, stride, out, to, to + width * 3);
    else {
      sums.fill((k * k) >> 1);
      for (let j = 0; j < k; j += 1) addBins(pixels.data, from + j * stride, k, sums);
      divideBins(sums, k * k, out, to);
    }
  }
  return { width, height, data: out };
}

/** Adds a row of bytes, weighted by how much of it is covered. */
function addRow(line: Float32Array, data: Uint8Array, from: number, cover: number): void {
  for (let x = 0; x < line.length; x += 1) line[x] = (line[x] ?? 0) + cover * (data[from + x] ?? 0);
}

interface Covers {
  /** For each new column the first old one it covers, and how many. */
  first: Int32Array;
  count: Int32Array;
  /** How much of each it covers, `most` places a column. */
  share: Float64Array;
  most: number;
}

/** Which of `length` columns each of `w` new ones covers, each new one `sx` old ones wide. */
function coversOf(length: number, w: number, sx: number): Covers {
  const most = Math.ceil(sx) + 1;
  const covers = { first: new Int32Array(w), count: new Int32Array(w), share: new Float64Array(w * most), most };
  for (let x = 0; x < w; x += 1) {
    const from = x * sx;
    const end = Math.min(length, from + sx);
    const first = Math.floor(from);
    covers.first[x] = first;
    covers.count[x] = Math.ceil(end) - first;
    for (let i = first; i < end; i += 1) covers.share[x * most + i - first] = Math.min(i + 1, end) - Math.max(i, from);
  }
  return covers;
}

/** One row of sums, averaged over `area` old pixels each. */
function averageRow(line: Float32Array, covers: Covers, area: number, out: Uint8Array, to: number): void {
  const { first, count, share, most } = covers;
  for (let x = 0; x < first.length; x += 1) {
    let r = 0;
    let g = 0;
    let b = 0;
    let from = (first[x] ?? 0) * 3;
    const end = x * most + (count[x] ?? 0);
    for (let i = x * most; i < end; i += 1) {
      const cover = share[i] ?? 0;
      r += cover * (line[from] ?? 0);
      g += cover * (line[from + 1] ?? 0);
      b += cover * (line[from + 2] ?? 0);
      from += 3;
    }
    const at = to + x * 3;
    out[at] = r / area + 0.5;
    out[at + 1] = g / area + 0.5;
    out[at + 2] = b / area + 0.5;
  }
}

/** Area-averaged copy of 8-bit pixels; never enlarges. Averages encoded values, as browsers and sharp do. */
function shrinkPixels(source: Pixels, width: number, height: number): Pixels {
  const whole = Math.floor(Math.min(source.width / width, source.height / height));
  const pixels = whole >= 2 ? binPixels(source, whole) : source;
  const w = Math.max(1, Math.min(width, pixels.width));
  const h = Math.max(1, Math.min(height, pixels.height));
  if (w === pixels.width && h === pixels.height) return pixels;
  const stride = pixels.width * 3;
  const out = new Uint8Array(w * h * 3);
  const sy = pixels.height / h;
  const sx = pixels.width / w;
  const covers = coversOf(pixels.width, w, sx);
  const line = new Float32Array(stride);
  for (let y = 0; y < h; y += 1) {
    line.fill(0);
    const to = Math.min(pixels.height, (y + 1) * sy);
    for (let i = Math.floor(y * sy); i < to; i += 1)
      addRow(line, pixels.data, i * stride, Math.min(i + 1, to) - Math.max(i, y * sy));
    averageRow(line, covers, sx * sy, out, y * w * 3);
  }
  return { width: w, height: h, data: out };
}

/** Shrinks so that the picture holds about `area` pixels, whatever its shape. */
export function shrinkToArea(pixels: Pixels, area: number): Pixels {
  const scale = Math.min(1, Math.sqrt(area / (pixels.width * pixels.height)));
  return shrinkPixels(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale));
}
