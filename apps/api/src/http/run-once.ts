import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { idempotencyKeyMaxLength, type Endpoint } from "@adjudge/contracts";
import { AppError } from "../platform/app-error.ts";
import {
  claimKey,
  holdKey,
  releaseKey,
  storeAnswer,
  type IdempotencyKey,
  type IdempotentCall,
} from "../platform/idempotency/idempotency-store.ts";
import type { Session } from "../platform/sessions/session-store.ts";
import type { Api } from "./api.ts";

export function keyOf(endpoint: Endpoint, request: FastifyRequest, session: Session): IdempotencyKey | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key !== "string" || key.length > idempotencyKeyMaxLength || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError(
      "malformed_request",
      `An Idempotency-Key has 1 to ${idempotencyKeyMaxLength} visible characters.`,
    );
  return { userId: session.userId, endpoint: `${endpoint.name}?${brief(request.url.split("?")[1] ?? "")}`, key };
}

// It is part of a primary key, and Postgres indexes no row of more than 2,704 bytes.
const longest = 200;
const brief = (query: string): string =>
  query.length <= longest ? query : createHash("sha256").update(query).digest("hex");

type Once = {
  key: IdempotentCall;
  run: () => Promise<unknown>;
  /** Responds from what was noted when an earlier call did its work and died before it had responded. */
  replay: (outcome: unknown) => Promise<unknown>;
};

/** Runs a call unless its key has been used; returns the body to send. */
export async function runOnce(
  api: Api,
  endpoint: Endpoint,
  reply: FastifyReply,
  { key, run, replay }: Once,
): Promise<unknown> {
  const claim = await claimKey(api.db, key);
  if (claim) reply.header("idempotency-replayed", "true");
  if (claim && "status" in claim) {
    reply.code(claim.status);
    return unsealed(api, claim.body);
  }
  const held = holdKey(api.db, key);
  let answer: unknown;
  try {
    answer = claim ? await replay(claim.outcome) : await run();
  } catch (error) {
    await releaseKey(api.db, key).catch(() => undefined);
    throw error;
  } finally {
    held.stop();
  }
  const status = reply.statusCode === 200 ? endpoint.status : reply.statusCode;
  await storeAnswer(api.db, key, { status, body: sealed(api, answer) });
  return answer;
}

// A response may hold a secret of the payment provider, and the table is part of every backup.
const sealed = ({ secrets }: Api, answer: unknown): unknown =>
  answer === undefined ? undefined : { sealed: secrets.seal("idempotency", JSON.stringify(answer)) };

const Sealed = z.object({ sealed: z.string() });

function unsealed({ secrets }: Api, stored: unknown): unknown {
  const parsed = Sealed.safeParse(stored);
  return parsed.success ? JSON.parse(secrets.unseal("idempotency", parsed.data.sealed)) : stored;
}
