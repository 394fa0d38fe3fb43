import { createCritic, type Critic } from "@adjudge/imaging/critic";
import type { Config } from "../config.ts";
import { requireMeasured, type MeasuredFaults } from "./measured.ts";

/** A vision model with opinions, as the operator set it. */
export type CriticPort = Critic & {
  limits: { perAccount: number; inAll: number };
  /** Faults that may join the advice, each found right often enough where it was measured; empty where none may. */
  trusted: MeasuredFaults;
};

/** Null: the operator has set no model, and nothing of this is there. Throws ConfigError. */
export function openCritic({ critic }: Pick<Config, "critic">): CriticPort | null {
  if (!critic) return null;
  const { isInAdvice, figuresFile, monthlyLimit, monthlyLimitAll, ...settings } = critic;
  const trusted = isInAdvice ? requireMeasured(figuresFile, settings.model) : new Set<never>();
  return { ...createCritic(settings), limits: { perAccount: monthlyLimit, inAll: monthlyLimitAll }, trusted };
}
