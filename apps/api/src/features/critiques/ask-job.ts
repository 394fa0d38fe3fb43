import { createHash } from "node:crypto";
import { CriticError, promptVersion } from "@adjudge/imaging/critic";
import { z } from "zod";
import type { CriticPort } from "../../platform/critic/critic.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Logger } from "../../platform/logger.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { requireUnrestricted } from "../account/service.ts";
import { takeCall } from "./budget-repository.ts";
import { holdConsent } from "./consent-repository.ts";
import type { StoredProblem } from "./problems.ts";
import { countTry, deleteCritiques, findSaidBefore, findWaiting, finish, type Waiting } from "./repository.ts";

const Payload = z.object({ id: z.string() });

/** Four requests for one picture and eight for two, at the longest time-out; then the process has died. */
export const askJob: JobDefinition<z.infer<typeof Payload>> = {
  name: "critiques.ask",
  payload: Payload,
  retryLimit: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 2700,
};

type Dependencies = { db: Db; queue: Queue; storage: Storage; logger: Logger; critic: CriticPort };

/** Tries after the first one, minutes apart, of what may pass by itself. */
const mostTries = 4;
const leastPauseSeconds = 60;

export function createAskJob({ db, queue, storage, logger, critic }: Dependencies) {
  const asked = { model: critic.model, promptVersion };

  const read = async (pictures: Waiting["pictures"]): Promise<Buffer[]> => {
    const all: Buffer[] = [];
    for (const { object_key, sha256 } of pictures) {
      const bytes = await storage.get(object_key);
      if (!bytes || !createHash("sha256").update(bytes).digest().equals(sha256)) throw new PictureGone();
      all.push(bytes);
    }
    return all;
  };

  /** Before each request: still agreed to, still processed, and a place in both budgets. */
  const permit = (ownerId: string) => (): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (!(await holdConsent(tx, { ownerId, destination: critic.destination }))) throw new Withdrawn();
      const isLeft =
        (await takeCall(tx, { ownerId, limit: critic.limits.perAccount })) &&
        (await takeCall(tx, { ownerId: null, limit: critic.limits.inAll }));
      if (!isLeft) throw new CriticError("budget", "the month's requests to the model are used up");
    });

  const ask = async ({ owner_id: ownerId, isPair, pictures }: Waiting, signal: AbortSignal): Promise<unknown> => {
    await requireUnrestricted(db, ownerId);
    const [only] = pictures;
    if (!isPair && only) {
      const before = await findSaidBefore(db, { ownerId, sha256: only.sha256, asked });
      if (before !== undefined) return before;
    }
    const [first, second] = await read(pictures);
    const options = { permit: permit(ownerId), signal };
    if (isPair && first && second) return (await critic.choose([first, second], options)).choice;
    if (!isPair && first) return (await critic.review(first, options)).opinion;
    throw new PictureGone();
  };

  const save = (waiting: Waiting, outcome: Parameters<typeof finish>[2]): Promise<boolean> =>
    inTransaction(db, async (tx: Tx) => {
      const consent = { ownerId: waiting.owner_id, destination: critic.destination };
      if (await holdConsent(tx, consent)) return finish(tx, waiting, outcome);
      await deleteCritiques(tx, { id: waiting.id });
      return false;
    });

  const later = (waiting: Waiting, seconds: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      await countTry(tx, waiting);
      await queue.send(tx, askJob, { id: waiting.id }, { startAfterSeconds: seconds });
    });

  return async ({ id }: { id: string }, { signal }: { signal: AbortSignal }): Promise<void> => {
    const waiting = await findWaiting(db, { id });
    if (!waiting) return;
    try {
      const opinion = await ask(waiting, signal);
      await save(waiting, { opinion });
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof Withdrawn) return void (await inTransaction(db, (tx) => deleteCritiques(tx, { id })));
      const mayPass = error instanceof CriticError && error.mayPass;
      const seconds = Math.max(leastPauseSeconds, (error instanceof CriticError && error.retryAfterSeconds) || 0);
      if (mayPass && waiting.tries < mostTries) return later(waiting, seconds);
      const problem = problemOf(error);
      if (problem === "unexpected" || problem === "misconfigured") logger.error({ err: error, id }, "second opinion");
      else logger.warn({ problem, id }, "second opinion");
      await save(waiting, { problem });
    }
  };
}

class PictureGone extends Error {
  override name = "PictureGone";
}

class Withdrawn extends Error {
  override name = "Withdrawn";
}

function problemOf(error: unknown): StoredProblem {
  if (error instanceof PictureGone) return "picture_gone";
  return error instanceof CriticError ? error.code : "unexpected";
}
