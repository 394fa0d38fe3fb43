import type { Pixels } from "@adjudge/scoring";

/** A part of the picture, in pixels. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Difference of a channel up to which a pixel still has the colour of the corner, and pixels between two that are looked at. */
const tolerance = 12;
const stride = 3;
/** A side never shrinks below this share: a picture that is nearly all page is looked at whole. */
const leastShare = 0.1;

const sameAs = ({ data }: Pixels, at: number, corner: number): boolean =>
  Math.abs((data[at] ?? 0) - (data[corner] ?? 0)) <= tolerance &&
  Math.abs((data[at + 1] ?? 0) - (data[corner + 1] ?? 0)) <= tolerance &&
  Math.abs((data[at + 2] ?? 0) - (data[corner + 2] ?? 0)) <= tolerance;

/** The picture without the rows and columns at its edges that are nothing but the colour of its first corner: the page round a banner. */
export const contentView = (pixels: Pixels): View => {
  const { width, height } = pixels;
  const plain = (from: number, step: number, count: number): boolean => {
    for (let i = 0; i < count; i += stride) if (!sameAs(pixels, (from + i * step) * 3, 0)) return false;
    return true;
  };
  const row = (y: number): boolean => plain(y * width, 1, width);
  const column = (x: number): boolean => plain(x, width, height);
  let [top, bottom, left, right] = [0, height, 0, width];
  // One pixel is left of the thinnest strip, or nothing could be cut out of it.
  const [leastHeight, leastWidth] = [Math.max(1, height * leastShare), Math.max(1, width * leastShare)];
  while (bottom - top > leastHeight && row(top)) top += 1;
  while (bottom - top > leastHeight && row(bottom - 1)) bottom -= 1;
  while (right - left > leastWidth && column(left)) left += 1;
  while (right - left > leastWidth && column(right - 1)) right -= 1;
  return { left, top, width: right - left, height: bottom - top };
};

/** Tiles across and down, by shape: those of a banner lie in a row, so that each is nearly square. */
const gridOf = (aspect: number): readonly [number, number] => {
  if (aspect > 1.9) return [4, 1];
  return aspect < 0.52 ? [1, 4] : [2, 2];
};
const shareOf: Record<number, number> = { 1: 1, 2: 0.6, 4: 0.34 };

/** Four overlapping tiles of what is in the picture: in the whole, people are often too small or squeezed to be found. */
export const tilesOf = (pixels: Pixels): View[] => {
  const content = contentView(pixels);
  const [across, down] = gridOf(content.width / content.height);
  const width = Math.max(1, Math.round(content.width * (shareOf[across] ?? 1)));
  const height = Math.max(1, Math.round(content.height * (shareOf[down] ?? 1)));
  const start = (from: number, room: number, i: number, n: number): number =>
    from + (n === 1 ? 0 : Math.round((room * i) / (n - 1)));
  return Array.from({ length: across * down }, (_, i) => ({
    left: start(content.left, content.width - width, i % across, across),
    top: start(content.top, content.height - height, Math.floor(i / across), down),
    width,
    height,
  }));
};
