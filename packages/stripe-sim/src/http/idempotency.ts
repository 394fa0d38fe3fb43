import { createHash } from "node:crypto";
import { ApiError } from "./api-error.ts";
import type { IdempotencyRow } from "../model/tables.ts";
import type { Sim } from "../model/sim.ts";

const keptMs = 24 * 3600 * 1000;

export interface Idempotency {
  /** The stored answer for this key, or undefined when the request may run; throws on a clash. */
  begin(key: string, fingerprint: string): IdempotencyRow | undefined;
  /** Writes the answer in the transaction of its effect, so that both survive a crash or neither does. */
  save(key: string, fingerprint: string, status: number, body: object): void;
  end(key: string): void;
}

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash("sha256").update(`${method} ${path}\n${body}`).digest("base64url");
}

export function createIdempotency(sim: Sim): Idempotency {
  const running = new Set<string>();
  return {
    begin(key, fingerprint) {
      if (key.length > 255) {
        throw new ApiError(400, {
          type: "invalid_request_error",
          message: "Idempotency keys may be at most 255 characters long.",
        });
      }
      if (running.has(key)) {
        throw new ApiError(409, {
          type: "idempotency_error",
          code: "idempotency_key_in_use",
          message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        });
      }
      const stored = sim.store.get("idempotency", key);
      if (stored && sim.machineNowMs() - stored.createdMs < keptMs) {
        if (stored.fingerprint === fingerprint) return stored;
        throw new ApiError(400, {
          type: "idempotency_error",
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      running.add(key);
      return undefined;
    },
    save(key, fingerprint, status, body) {
      sim.store.put("idempotency", { id: key, fingerprint, createdMs: sim.machineNowMs(), status, body });
    },
    end(key) {
      running.delete(key);
    },
  };
}
