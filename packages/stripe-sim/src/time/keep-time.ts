import { runDue } from "./run-due.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";

const tickMs = 15_000;

/** Brings clocks that were told to advance to their target; also those a crash left half-way. */
export function runClocks(sim: Sim): void {
  for (const clock of sim.store.all("test_clocks")) {
    const target = clock.status_details.advancing?.target_frozen_time;
    if (clock.status !== "advancing" || target === undefined) continue;
    runDue(sim, clock.id, target);
    sim.store.transact(() => {
      const ready = { ...clock, frozen_time: target, status: "ready" as const, status_details: {} };
      sim.store.put("test_clocks", ready);
      emit(sim, "test_helpers.test_clock.ready", ready);
    });
  }
}

/** Work that nobody waits for: what cannot be written down because the disk is full has not happened, and is due again. */
export function unlessUnwritten(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(`payment simulator: ${error instanceof Error ? error.message : "unknown"}`);
  }
}

/** Renews, expires and retries by the machine's clock while the simulator runs. */
export function keepTime(sim: Sim, onDone: () => void): () => void {
  const tick = (): void => {
    if (runDue(sim, null, sim.now()) > 0) onDone();
  };
  tick();
  const timer = setInterval(() => unlessUnwritten(tick), tickMs);
  timer.unref();
  return () => clearInterval(timer);
}
