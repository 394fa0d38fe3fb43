import type { LabPlanes } from "../pixels/plane.ts";

const greyest = 0.1;

/**
 * Chroma (OKLab) that nine tenths of the picture have and more. White letters, dark shadows and greys bring it near 0 in almost
 * every ad; a tint over everything does not.
 */
export function castOf({ a, b }: Pick<LabPlanes, "a" | "b">): number {
  const chroma = a.map((v, i) => Math.hypot(v, b[i] ?? 0)).toSorted();
  return chroma[Math.floor(chroma.length * greyest)] ?? 0;
}
