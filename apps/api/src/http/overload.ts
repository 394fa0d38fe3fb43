import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { ArrivingBodies } from "./arriving-bodies.ts";

export type Overload = { inFlight: () => number; stop: () => void };

type Options = { mostInFlight?: number; reserved?: number; mostDelayMs?: number };

// Health checks, log-in and the payment provider's events must get through while everything else is refused; so must the
// files of a page that is already half there: without one of them it is an error page, and they lie in memory.
const isReserved = ({ routeOptions, url }: FastifyRequest): boolean =>
  /^\/(assets|healthz|readyz|metrics|api\/(login|stripe\/webhook))(\/|\?|$)/.test(routeOptions.url ?? url);

/** Refuses work at once rather than letting everybody wait: too many requests in flight, or a stalled event loop. */
export function registerOverload(
  server: FastifyInstance,
  bodies: Pick<ArrivingBodies, "whenIn">,
  { mostInFlight = 200, reserved = 50, mostDelayMs = 1_000 }: Options = {},
): Overload {
  let inFlight = 0;
  let isStalled = false;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => {
    isStalled = delay.mean / 1e6 > mostDelayMs;
    delay.reset();
  }, 1_000);
  timer.unref();
  server.addHook("onRequest", (request, reply, done) => {
    // A body that is still arriving asks nothing of us yet; counted with the rest, two hundred slow ones lock everybody out.
    bodies.whenIn(request, () => {
      if (reply.raw.closed || reply.sent) return;
      inFlight++;
      // 'close' comes exactly once, whether the answer was sent or the client left.
      reply.raw.once("close", () => inFlight--);
    });
    const most = isReserved(request) ? mostInFlight + reserved : mostInFlight;
    const isRefused = inFlight > most || (isStalled && !isReserved(request));
    done(
      isRefused
        ? new AppError("overloaded", "The service is busy. Please try again in a moment.", { retryAfterSeconds: 2 })
        : undefined,
    );
  });
  const stop = (): void => {
    clearInterval(timer);
    delay.disable();
  };
  server.addHook("onClose", async () => stop());
  return { inFlight: () => inFlight, stop };
}
