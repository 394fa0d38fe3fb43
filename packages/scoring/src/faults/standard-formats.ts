/** Sizes that ads are booked in (IAB display units and the feeds' own): a file of its booked size is not too small. */
const FORMATS = [
  ...["300x250", "336x280", "728x90", "970x90", "970x250", "160x600", "120x600", "300x600", "250x250", "200x200"],
  ...["320x50", "320x100", "300x50", "468x60", "234x60", "88x31", "300x1050"],
  ...["1080x1080", "1080x1350", "1080x1920", "1200x628", "1200x630", "1200x1200", "1920x1080", "1280x720"],
].map((size) => size.split("x").map(Number));

/** A pixel or two are lost to a border, or to the edge of a screenshot. */
const lost = 2;

export const isStandardFormat = (width: number, height: number): boolean =>
  FORMATS.some(([w = 0, h = 0]) => Math.abs(width - w) <= lost && Math.abs(height - h) <= lost);
