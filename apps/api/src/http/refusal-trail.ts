import type { Endpoint } from "@adjudge/contracts";
import { AppError } from "../platform/app-error.ts";
import { appendAudit } from "../platform/audit/audit-log.ts";
import type { Db } from "../platform/db/database.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Logger } from "../platform/logger.ts";
import { addressGroup } from "../platform/rate-limit/address-group.ts";

const quietMs = 60_000;
const mostRemembered = 10_000;

type Refused = { endpoint: Endpoint; error: unknown; userId: string | null; ip: string };
export type RefusalTrail = (refused: Refused) => Promise<void>;

/**
 * Rights refused and limits reached leave a trace in the audit log (OWASP ASVS 16.3.2, 16.3.3). One a minute for each
 * caller, call and reason: whoever floods us must not fill the log as well.
 */
export function createRefusalTrail({ db, logger, now }: { db: Db; logger: Logger; now: () => number }): RefusalTrail {
  const noted = new Map<string, number>();

  const isNew = (key: string): boolean => {
    const time = now();
    if ((noted.get(key) ?? Number.NEGATIVE_INFINITY) > time - quietMs) return false;
    if (noted.size > mostRemembered) noted.clear();
    noted.set(key, time);
    return true;
  };

  return async ({ endpoint, error, userId, ip }) => {
    if (!(error instanceof AppError)) return;
    const isLimit = error.status === 429;
    // What a visitor asks for without a session was not refused to anybody.
    const isRight = userId !== null && (error.status === 403 || error.status === 404);
    if (!isLimit && !isRight) return;
    if (!isNew(`${endpoint.name} ${error.code} ${userId ?? addressGroup(ip)}`)) return;
    const action = isLimit ? "limit.reached" : "access.refused";
    const detail = { call: endpoint.name, code: error.code };
    await inTransaction(db, (tx) => appendAudit(tx, { userId, action, detail, ip })).catch((failure: unknown) =>
      logger.warn({ err: failure }, "a refusal was not written to the audit log"),
    );
  };
}
