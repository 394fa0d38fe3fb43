import type { Sketch } from "./apply-changes.ts";

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement("canvas"), { width, height });

/** The sketch in all its pixels, as it is saved. */
export function drawSketch({ raster, letterings }: Sketch): HTMLCanvasElement {
  const canvas = canvasOf(raster.width, raster.height);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const image = context.createImageData(raster.width, raster.height);
  image.data.set(raster.data);
  context.putImageData(image, 0, 0);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { text, colour, spot, size } of letterings) {
    const [width, height] = [spot.right - spot.left, spot.bottom - spot.top];
    context.font = `600 ${Math.round(10 * size) / 10}px "Instrument Sans Variable", Helvetica, Arial, sans-serif`;
    context.fillStyle = colour;
    context.fillText(text, spot.left + width / 2, spot.top + height * 0.52, width * 0.88);
  }
  return canvas;
}

/** Sizes on the way from one to another, each at least half of the one before. */
export function halvings(from: number, to: number): number[] {
  const sizes: number[] = [];
  for (let size = Math.round(from / 2); size > to; size = Math.round(size / 2)) sizes.push(size);
  return [...sizes, to];
}

/**
 * As large as it is shown: a canvas that CSS makes six times smaller loses whole strokes of small letters, because the browser looks at
 * four pixels for each one it shows. Half by half each pixel counts.
 */
export function drawFitted(shown: HTMLCanvasElement, full: HTMLCanvasElement, width: number): void {
  const to = Math.max(1, Math.min(full.width, Math.round(width)));
  const ratio = full.height / full.width;
  let last = full;
  for (const size of halvings(full.width, to)) {
    const next = size === to ? shown : canvasOf(size, 0);
    next.width = size;
    next.height = Math.max(1, Math.round(size * ratio));
    const context = next.getContext("2d");
    if (!context) return;
    context.imageSmoothingQuality = "high";
    context.drawImage(last, 0, 0, next.width, next.height);
    last = next;
  }
}
