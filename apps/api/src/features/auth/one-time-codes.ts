import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError, invalidFields } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { CodePurpose } from "../../platform/db/tables/auth-tables.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { addressGroup } from "../../platform/rate-limit/address-group.ts";
import { consumeCode, countAttempt, insertCode, type CodeRow } from "./code-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { foldEmail } from "./fold-email.ts";

const failuresPerDay = { limit: 20, windowSeconds: 86_400 };
const perAddress = { limit: 60, windowSeconds: 3_600 };

export const invalidCode = (): AppError => invalidFields({ otp: ["Invalid or expired code."] });

const hmacOf = (
  { secrets }: AuthDependencies,
  { purpose, userId, code }: { purpose: CodePurpose; userId: string; code: string },
): Buffer => createHmac("sha256", secrets.key("otp")).update(`${purpose}|${userId}|${code}`).digest();

type NewCode = { userId: string; purpose: CodePurpose; sentTo: string; sessionId?: string };

/** Makes a code and returns it, for the mail only. */
export async function issueCode(
  deps: AuthDependencies,
  tx: Tx,
  { userId, purpose, sentTo, sessionId }: NewCode,
): Promise<string> {
  const code = deps.ids.code();
  await insertCode(tx, {
    id: deps.ids.uuid(),
    userId,
    purpose,
    hmac: hmacOf(deps, { purpose, userId, code }),
    sentTo,
    sentToFolded: foldEmail(sentTo),
    sessionId: sessionId ?? null,
  });
  await appendAudit(tx, { userId, action: "code.sent", detail: { purpose } });
  return code;
}

/** What to do with a right code: `prepare` what is slow, before the transaction that uses it up. */
type CodeUse<P, T> = {
  prepare?: () => Promise<P>;
  use: (tx: Tx, row: CodeRow, prepared: P) => Promise<T>;
};

type Check = { email: string; code: string; purposes: readonly CodePurpose[]; ip: string };

/**
 * Runs `use` in the transaction that uses up the code. The try is counted in a statement of its own before anything is
 * compared, so a hundred parallel guesses are five. Everything that is wrong with a code reads the same.
 */
export async function withCode<T, P = undefined>(
  deps: AuthDependencies,
  { email, code, purposes, ip }: Check,
  { prepare, use }: CodeUse<P, T>,
): Promise<T> {
  const { db, rateLimiter } = deps;
  const folded = foldEmail(email);
  // By address and source: counted by address alone, twenty wrong guesses of a stranger would keep the owner out for a day.
  // Guesses of many sources are bounded by the codes themselves: five for each, ten codes a day.
  const byAccount = { action: "otp.check", account: `${folded} from ${addressGroup(ip)}` };
  await rateLimiter.enforce({ action: "otp.check", ip }, perAddress);
  await rateLimiter.enforce(byAccount, failuresPerDay);
  const rows = await countAttempt(db, { folded, purposes });
  const row = rows.find(({ user_id: userId, purpose, code_hmac }) =>
    timingSafeEqual(hmacOf(deps, { purpose, userId, code }), code_hmac),
  );
  if (!row) {
    await noteFailure(db, rows);
    throw invalidCode();
  }
  const prepared = (await prepare?.()) as P;
  const result = await inTransaction(db, async (tx) => {
    if (!(await consumeCode(tx, { id: row.id }))) throw invalidCode();
    return use(tx, row, prepared);
  });
  await rateLimiter.hit(byAccount, failuresPerDay, -1);
  return result;
}

async function noteFailure(db: Db, rows: readonly CodeRow[]): Promise<void> {
  for (const { user_id: userId, purpose } of rows)
    await inTransaction(db, (tx) => appendAudit(tx, { userId, action: "code.refused", detail: { purpose } }));
}
