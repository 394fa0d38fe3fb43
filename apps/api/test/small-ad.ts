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

/** The n-th of a row that all files share: what the engine found in one of them is remembered for the rest of a gate run. */
export const nthAd = (n: number): Promise<Buffer> => smallAd({ r: (n * 40) % 256, g: (n * 90) % 256, b: 60 + n });

/** White all over: the engine sees nothing in it, and says so. */
export const blankPicture = (side = 240): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#ffffff" } })
    .png()
    .toBuffer();
