export type PolicyCode = "policy_risk" | "misleading" | "cruelty" | "crime";

export interface PolicyRule {
  code: PolicyCode;
  /** Hits of one group count once. */
  group: string;
  /** How much one hit says by itself, 0..1; from 0.5 on it raises the flag alone. A judgement, not fitted. */
  strength: number;
  pattern: RegExp;
}

/** Rules of one code and group. */
export const rules = (
  code: PolicyCode,
  group: string,
  ...patterns: (readonly [strength: number, source: string])[]
): PolicyRule[] =>
  patterns.map(([strength, source]) => ({ code, group, strength, pattern: new RegExp(source, "gimu") }));
