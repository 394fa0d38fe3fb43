import { z } from "zod";

/** Values without rules of their own. Apart from those with rules, so that the landing page builds few schemas. */

/** Opaque; a malformed one answers 404 like a missing one, so it is not checked here. */
export const Id = z.string();
export const IdParams = z.object({ id: Id });
export type IdParams = z.infer<typeof IdParams>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

export const Timestamp = z.iso.datetime();

export const Score = z.number().min(0).max(100);

/** null = unlimited, 0 = not in this plan. */
export const PlanLimit = z.number().int().nullable();
