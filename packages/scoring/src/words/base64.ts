const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes of a base64 text. Written out because the package runs in Node and in browsers and imports neither. */
export function bytesOf(base64: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let i = 0; i < ALPHABET.length; i++) value[ALPHABET.charCodeAt(i)] = i;
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const out = new Uint8Array((base64.length / 4) * 3 - padding);
  const at = (i: number): number => value[base64.charCodeAt(i)] ?? 0;
  for (let i = 0, o = 0; i < base64.length; i += 4, o += 3) {
    const bits = (at(i) << 18) | (at(i + 1) << 12) | (at(i + 2) << 6) | at(i + 3);
    out[o] = bits >> 16;
    if (o + 1 < out.length) out[o + 1] = (bits >> 8) & 255;
    if (o + 2 < out.length) out[o + 2] = bits & 255;
  }
  return out;
}
