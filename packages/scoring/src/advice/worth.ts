import type { FaultCode, Recommendation } from "../types.ts";

type Priced = Pick<Recommendation, "overall_gain">;

/** What advice is worth: its gain, by how sure it is that the fault is there. */
export const worthOf = ({ overall_gain: gain }: Priced, probability: number): number => probability * gain;

interface Named extends Priced {
  fault: FaultCode | null;
  rule: string;
}

/** The engine's own order, from the most valuable: found again from what an analysis keeps of the chances. */
export const inOrder = <Advice extends Named>(
  advice: readonly Advice[],
  chances: Partial<Record<FaultCode, number>>,
): Advice[] => {
  const worth = (one: Advice): number => worthOf(one, one.fault === null ? 1 : (chances[one.fault] ?? 1));
  return advice.toSorted((p, q) => worth(q) - worth(p) || p.rule.localeCompare(q.rule));
};
