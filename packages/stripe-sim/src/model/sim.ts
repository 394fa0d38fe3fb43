import { newId } from "./ids.ts";
import type { Store } from "../store/store.ts";

export const apiVersion = "2026-10-28.endive";

export interface Sim {
  store: Store;
  /** Seconds in the time of a customer: its test clock's when it has one. */
  now(customer?: string | null): number;
  /** Runs a step of the past or the future at its own time. */
  at<Result>(second: number, step: () => Result): Result;
  /** Milliseconds of the machine's clock (or the one passed in), which signatures and retries follow. */
  machineNowMs(): number;
  /** The request now being served, for `event.request`. */
  request: { id: string | null; idempotency_key: string | null };
}

/** Places in the simulator are stored with this start and get the public address when they leave it, so they survive a change of port. */
export const ownAddress = "sim://";

export function createSim({ store, clock }: { store: Store; clock: { now: () => Date } }): Sim {
  let fixed: number | undefined;
  return {
    store,
    machineNowMs: () => clock.now().getTime(),
    now(customer) {
      if (fixed !== undefined) return fixed;
      const clockId = customer ? store.get("customers", customer)?.test_clock : undefined;
      const frozen = clockId ? store.get("test_clocks", clockId)?.frozen_time : undefined;
      return frozen ?? Math.floor(clock.now().getTime() / 1000) + (store.get("settings", "clock_offset_s")?.value ?? 0);
    },
    at(second, step) {
      const before = fixed;
      fixed = second;
      try {
        return step();
      } finally {
        fixed = before;
      }
    },
    request: { id: null, idempotency_key: null },
  };
}

export function newRequestId(): string {
  return newId("req");
}
