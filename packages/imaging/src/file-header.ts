import type { SourceFacts } from "@adjudge/scoring";

export type ImageFormat = SourceFacts["format"];

const startsWith = (bytes: Uint8Array, at: number, wanted: number[]): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte);

/** The format by content; the name and the declared type of an upload prove nothing. */
export const sniffFormat = (bytes: Uint8Array): ImageFormat | null => {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (startsWith(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return "webp";
  return null;
};

const gif = [0x47, 0x49, 0x46, 0x38];
const avif = [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66];

const meta = [0x6d, 0x65, 0x74, 0x61];
/** Kinds of pictures that are put together of others. */
const pieced = /grid|iovl|iden|tmap/;

/**
 * An AVIF of 1 kB whose picture is a grid of 256 times one hidden tile of 8 Mpx held a worker for 50 s: its header tells only what comes
 * out. Boxes are walked to the one that says what the file holds; one that cannot be walked is taken for such a file.
 */
const isPieced = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length; at += view.getUint32(at)) {
    const length = view.getUint32(at);
    if (startsWith(bytes, at + 4, meta))
      return pieced.test(new TextDecoder("latin1").decode(bytes.subarray(at, at + length)));
    if (length < 8) return true;
  }
  return true;
};

/** A profile picture may also be one of these; "ftypavif" stands after the length of its box. */
export const sniffAvatarFormat = (bytes: Uint8Array): ImageFormat | "gif" | "avif" | null => {
  if (startsWith(bytes, 0, gif)) return "gif";
  if (startsWith(bytes, 4, avif)) return isPieced(bytes) ? null : "avif";
  return sniffFormat(bytes);
};

/**
 * An animated PNG is an ordinary PNG with an acTL chunk before its first IDAT. libvips does not report it, so the
 * chunks are walked here.
 */
export const isAnimatedPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 8 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += 12 + view.getUint32(at);
  }
  return false;
};
