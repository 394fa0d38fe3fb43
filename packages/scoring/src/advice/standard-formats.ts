/** Sizes that ads are booked in (IAB display units and the feeds' own): a file of its booked size is not too small. */
const FORMATS: ReadonlySet<string> = new Set([
  ...["300x250", "336x280", "728x90", "970x90", "970x250", "160x600", "120x600", "300x600", "250x250", "200x200"],
  ...["320x50", "320x100", "300x50", "468x60", "234x60", "88x31", "300x1050"],
  ...["1080x1080", "1080x1350", "1080x1920", "1200x628", "1200x630", "1200x1200", "1920x1080", "1280x720"],
]);

export const isStandardFormat = (width: number, height: number): boolean => FORMATS.has(`${width}x${height}`);
