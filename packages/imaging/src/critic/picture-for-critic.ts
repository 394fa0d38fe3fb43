import { sharp } from "../safe-sharp.ts";
import type { CriticPicture } from "./speaker.ts";

/** What hosted models look at; more is made smaller there, at the sender's cost. */
const longerSide = 1024;

/** Drawn anew as a JPEG: no name, no place, no camera, no trailing bytes go along. */
export async function pictureForCritic(bytes: Uint8Array): Promise<CriticPicture> {
  const picture = sharp(bytes).autoOrient().flatten({ background: "#ffffff" }).toColourspace("srgb");
  const drawn = await picture
    .resize({ width: longerSide, height: longerSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { mediaType: "image/jpeg", bytes: drawn };
}
