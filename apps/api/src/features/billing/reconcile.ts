import { z } from "zod";
import type { JobDefinition } from "../../platform/queue/queue.ts";
import type { BillingDependencies } from "./dependencies.ts";
import {
  deleteOldEvents,
  findCustomersToCheck,
  findUnknownEvents,
  noteCheck,
  pageOfCustomers,
} from "./event-repository.ts";
import { isEvent } from "./event-shape.ts";
import { customerOf, type AcceptEvent } from "./events.ts";
import { findUserOfCustomer } from "./payment-repository.ts";
import { syncUser } from "./sync.ts";

type Kind = "frequent" | "nightly";
type Check = { checked: number; drifted: number; failed: number };

const job = (
  name: string,
  timeoutSeconds: number,
  every: string,
  retryLimit = 0,
): JobDefinition<Record<string, never>> => ({
  name,
  payload: z.object({}),
  retryLimit,
  timeoutSeconds,
  every,
});
export const frequentJob = job("billing.reconcile", 600, "*/15 * * * *");
export const nightlyJob = job("billing.reconcile-all", 4 * 3600, "20 3 * * *", 2);

/** More than this in one round waits for the next one. */
const eventsARound = 1000;

/**
 * Makes good what no event told us: every quarter of an hour where something is due, at night everybody. What it has to
 * mend is drift, which is logged, counted and shown as a metric that should stay at 0.
 */
export function createReconcile(deps: BillingDependencies, accept: AcceptEvent) {
  const { db, payments, queue, logger } = deps;

  const check = async (userId: string, found: Check): Promise<void> => {
    found.checked += 1;
    try {
      if (!(await deps.lock(userId, () => syncUser(deps, userId)))) return;
      found.drifted += 1;
      logger.warn({ userId }, "billing drift mended");
    } catch (error) {
      found.failed += 1;
      logger.warn({ err: error, userId }, "billing not reconciled");
    }
  };

  /** Events that the provider could not hand over, newest first. Also brings their mails, refunds and disputes. */
  const fetchUndelivered = async (): Promise<string[]> => {
    const events = await payments.stripe.events
      .list({ delivery_success: false, limit: 100 })
      .autoPagingToArray({ limit: eventsARound });
    const unknown = new Set(await findUnknownEvents(db, { ids: events.map(({ id }) => id) }));
    const users = new Set<string>();
    // Oldest first, as they would have come.
    for (const event of events.filter((one) => unknown.has(one.id) && isEvent(one)).toReversed()) {
      const customerId = customerOf(event);
      const userId = customerId === null ? undefined : await findUserOfCustomer(db, { customerId });
      if (userId !== undefined) users.add(userId);
      await accept(event, JSON.stringify(event));
    }
    return [...users];
  };

  const frequent = async (found: Check): Promise<void> => {
    const missed = await fetchUndelivered().catch((error: unknown) => {
      logger.warn({ err: error }, "undelivered events not fetched");
      return [];
    });
    const due = await findCustomersToCheck(db);
    for (const userId of new Set([...missed, ...due])) await check(userId, found);
  };

  const nightly = async (found: Check): Promise<void> => {
    for (let after = ""; ;) {
      const page = await pageOfCustomers(db, { after });
      for (const userId of page) await check(userId, found);
      const last = page.at(-1);
      if (last === undefined) break;
      after = last;
    }
    await deleteOldEvents(db);
  };

  const reconcile = async (kind: Kind = "frequent"): Promise<Check> => {
    const found = { checked: 0, drifted: 0, failed: 0 };
    await (kind === "nightly" ? nightly(found) : frequent(found));
    await noteCheck(db, { kind, ...found });
    return found;
  };
  queue.handle(frequentJob, () => reconcile("frequent").then(() => undefined));
  queue.handle(nightlyJob, () => reconcile("nightly").then(() => undefined));
  return reconcile;
}
