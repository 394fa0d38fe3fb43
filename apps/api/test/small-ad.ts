import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type Color } from "sharp";

const sample = readFileSync(fileURLToPath(new URL("../../web/public/samples/cold-brew.webp", import.meta.url)));

/** An ad of our own with an edge in this colour: another colour makes another file. A flat picture would get no score. */
export const smallAd = (colour: Color, width = 300): Promise<Buffer> =>
  sharp(sample)
    .resize({ width: width - 8 })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: colour })
    .png({ compressionLevel: 3 })
    .toBuffer();

/** White all over: the engine sees nothing in it, and says so. */
export const blankPicture = (side = 240): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
