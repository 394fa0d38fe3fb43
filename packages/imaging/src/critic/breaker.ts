import { CriticError } from "./critic-error.ts";

export interface Breaker {
  /** Runs it, or refuses at once while the server is given a rest. */
  guard: <T>(run: () => Promise<T>) => Promise<T>;
}

interface BreakerOptions {
  /** Failures in a row that open it. */
  failures?: number;
  restSeconds?: number;
  now?: () => number;
}

const isServersFault = (error: unknown): boolean =>
  error instanceof CriticError && (error.mayPass || error.code === "timeout" || error.code === "misconfigured");

/** A server that fails again and again is left alone for a while; then one question at a time finds out how it is. */
export function createBreaker({ failures = 5, restSeconds = 60, now = Date.now }: BreakerOptions = {}): Breaker {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    guard: async (run) => {
      const isOpen = inARow >= failures;
      const restMs = openUntil - now();
      if (isOpen && (restMs > 0 || isTrying))
        throw new CriticError("paused", "the model's server has failed several times and is left alone for a while", {
          retryAfterSeconds: Math.max(1, Math.ceil(restMs / 1000)),
        });
      isTrying ||= isOpen;
      try {
        const result = await run();
        inARow = 0;
        return result;
      } catch (error) {
        if (isServersFault(error)) {
          inARow += 1;
          openUntil = now() + restSeconds * 1000;
        } else if (!(error instanceof CriticError && error.code === "budget")) inARow = 0;
        throw error;
      } finally {
        if (isOpen) isTrying = false;
      }
    },
  };
}
