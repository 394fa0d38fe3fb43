import { PoolError } from "@adjudge/imaging";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Limit, RateLimiter } from "../../platform/rate-limit/rate-limiter.ts";
import { countAsUsed, type Reservation } from "../usage/service.ts";

/** Of one user. An honest picture that is too much for us costs nothing; one that is made to be would be free for ever. */
const freeTimeOuts: Limit = { limit: 2, windowSeconds: 86_400 };

const isTimeOut = (error: unknown): error is AppError =>
  error instanceof AppError && error.cause instanceof PoolError && error.cause.code === "timed_out";

/** The analysis did not end in time: two a day are on us, from the third on the place in the quota is used. */
export async function chargeTimeOut(
  { db, rateLimiter }: { db: Db; rateLimiter: RateLimiter },
  { ownerId, reservation, error }: { ownerId: string; reservation: Reservation; error: unknown },
): Promise<void> {
  if (!isTimeOut(error)) return;
  const { isAllowed } = await rateLimiter.hit({ action: "analysis-time-out", account: ownerId }, freeTimeOuts);
  if (isAllowed) return;
  await countAsUsed(db, reservation);
  throw new AppError(error.code, `${error.detail} It was counted: only two such pictures a day are free.`, {
    cause: error.cause,
    retryAfterSeconds: 60,
  });
}
