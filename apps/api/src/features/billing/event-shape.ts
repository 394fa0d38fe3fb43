import { z } from "zod";

/** The provider's own have a dozen at most; reading and writing such a tree recurses. */
const mostLevels = 64;
/** The end of the year 9999: PostgreSQL and Date disagree about what lies far beyond. */
const lastSecond = 253_402_300_799;

const Word = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const Id = z.string().regex(/^[\x20-\x7e]{0,255}$/);

/** As much of an event as is used. */
const EventShape = z.looseObject({
  id: Word,
  type: Word,
  livemode: z.boolean(),
  created: z.int().min(0).max(lastSecond),
  data: z.looseObject({
    object: z.looseObject({
      object: z.string().optional(),
      id: Id.nullish(),
      customer: z.union([Id, z.looseObject({})]).nullish(),
    }),
  }),
});

function isShallow(root: unknown): boolean {
  let level: object[] = [Object(root)];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return false;
    level = level.flatMap((one) => Object.values(one).filter((value) => typeof value === "object" && value !== null));
  }
  return true;
}

/** Whether it can be taken in. A signed body of another shape is not the provider's doing, but must not be our error. */
export const isEvent = (value: unknown): boolean => EventShape.safeParse(value).success && isShallow(value);
