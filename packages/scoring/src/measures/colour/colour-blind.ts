import type { Rgb } from "./srgb-oklab.ts";
import { encodeLinear, linearOfReal } from "./srgb-oklab.ts";

export type Deficiency = "protanopia" | "deuteranopia" | "tritanopia";

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

// Viénot, Brettel, Mollon (1999) for protan and deutan in linear sRGB; tritan after Brettel, Viénot, Mollon (1997),
// one-plane approximation. Rows sum to 1, so greys stay grey.
const SIMULATION: Record<Deficiency, Matrix> = {
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
  tritanopia: [1, 0.15236, -0.15236, 0, 0.86717, 0.13283, 0, 0.86717, 0.13283],
};

export const DEFICIENCIES: readonly Deficiency[] = ["protanopia", "deuteranopia", "tritanopia"];

/** The colour as a dichromat sees it (rule A7). */
export function simulateDeficiency([r, g, b]: Rgb, kind: Deficiency): Rgb {
  const m = SIMULATION[kind];
  const x = linearOfReal(r);
  const y = linearOfReal(g);
  const z = linearOfReal(b);
  return [
    encodeLinear(m[0] * x + m[1] * y + m[2] * z),
    encodeLinear(m[3] * x + m[4] * y + m[5] * z),
    encodeLinear(m[6] * x + m[7] * y + m[8] * z),
  ];
}
