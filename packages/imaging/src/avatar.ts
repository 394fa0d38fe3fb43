import { decoded, inspectAvatarHeader, open } from "./decode.ts";

const sidePx = 512;
/** A profile picture of a telephone has this many; 50 million pixels from a file of 1.6 kB took 8 s and a gigabyte. */
const mostPixels = 8_000_000;

export interface Avatar {
  /** WebP, 512 by 512. */
  bytes: Buffer;
}

/** An upright square without anything else that was in the file; the same gate as for ads, fewer pixels, and GIF (its first picture) and AVIF too. Throws ImageError. */
export const makeAvatar = async (upload: Uint8Array): Promise<Avatar> => {
  await inspectAvatarHeader(upload, { mostPixels });
  return decoded(async () => ({
    bytes: await open(upload).autoOrient().resize(sidePx, sidePx, { fit: "cover" }).webp({ quality: 86 }).toBuffer(),
  }));
};
