import { bytesOf } from "../words/base64.ts";
import { BRAND_HASHES } from "./brand-names.data.ts";

let loaded: Set<number> | null = null;

function hashes(): Set<number> {
  const bytes = bytesOf(BRAND_HASHES);
  const found = new Set<number>();
  for (let i = 0; i + 2 < bytes.length; i += 3)
    found.add(((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0));
  return found;
}

/** FNV-1a, its upper 24 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 8) & 0xffffff;
}

/** True for the name of a brand on a public list; one in a thousand other words is taken for one. A hint, no proof. */
export function isKnownBrand(text: string): boolean {
  const key = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
  loaded ??= hashes();
  return key.length >= 3 && loaded.has(hashOf(key));
}
