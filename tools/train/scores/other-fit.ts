/** Lets this process judge by weights that do not ship: those of a fit on a part of the pictures. */
import { readFileSync } from "node:fs";
import { FAULT_WEIGHTS } from "@adjudge/scoring/faults/weights.data";
import { BASE, TERM_WEIGHTS } from "@adjudge/scoring/scores/weights.data";

/** In place, because everything that judges reads these very objects. */
function replace(target: object, source: object): void {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** As tools/train/faults/fit.py writes them. */
export const useFaultWeights = (path: string): void => replace(FAULT_WEIGHTS, read(path) as object);

/** As fit.py --weights writes them. */
export function useScoreWeights(path: string): void {
  const { base, weights } = read(path) as { base: object; weights: Record<string, [number, number]> };
  replace(BASE, base);
  const named = Object.entries(weights).map(([code, [fitted, shipped]]) => [code, { fitted, shipped }] as const);
  replace(TERM_WEIGHTS, Object.fromEntries(named));
}
