import sharp from "sharp";
import { AppError } from "../../platform/app-error.ts";

const sidePx = 512;
// A small file may unfold to gigabytes of pixels.
const maxPixels = 50_000_000;

const unsupported = (cause?: unknown): AppError =>
  new AppError("unsupported_image", "File format must be in jpg, jpeg, png, webp, gif, or avif type.", { cause });

/** By content alone; SVG is a program, so it never reaches the decoder. */
function isAcceptedType(bytes: Buffer): boolean {
  const ascii = (from: number, to: number): string => bytes.toString("latin1", from, to);
  return (
    (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) ||
    ascii(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") ||
    /^GIF8[79]a/.test(ascii(0, 6)) ||
    (ascii(4, 8) === "ftyp" && /avif|avis/.test(ascii(8, 32)))
  );
}

/** An upright square WebP of the first frame, without anything else that was in the file. */
export async function makeAvatar(bytes: Buffer): Promise<Buffer> {
  if (!isAcceptedType(bytes)) throw unsupported();
  // Creatives close all loaders but three for the whole process; avatars also come as GIF and AVIF.
  sharp.unblock({ operation: ["VipsForeignLoadNsgif", "VipsForeignLoadHeif"] });
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .timeout({ seconds: 10 })
      .rotate()
      .resize(sidePx, sidePx, { fit: "cover" })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (error) {
    throw unsupported(error);
  }
}
