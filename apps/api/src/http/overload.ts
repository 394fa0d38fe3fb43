import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { addressGroup } from "../platform/rate-limit/address-group.ts";
import type { ArrivingBodies } from "./arriving-bodies.ts";

export type Overload = { inFlight: () => number; stop: () => void };

type Options = {
  mostInFlight?: number;
  /** Of one network address: what it asks for must not be enough to keep everybody else out. */
  mostOfOne?: number;
  reserved?: number;
  mostDelayMs?: number;
};

// Health checks, log-in and the payment provider's events must get through while everything else is refused; so must the
// files of a page that is already half there: without one of them it is an error page, and they lie in memory.
const isReserved = ({ routeOptions, url }: FastifyRequest): boolean =>
  /^\/(assets|healthz|readyz|metrics|api\/(login|stripe\/webhook))(\/|\?|$)/.test(routeOptions.url ?? url);

/** Refuses work at once rather than letting everybody wait: too many requests in flight, or a stalled event loop. */
export function registerOverload(
  server: FastifyInstance,
  bodies: Pick<ArrivingBodies, "whenIn">,
  { mostInFlight = 200, mostOfOne = 60, reserved = 50, mostDelayMs = 1_000 }: Options = {},
): Overload {
  let inFlight = 0;
  const byAddress = new Map<string, number>();
  let isStalled = false;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => {
    isStalled = delay.mean / 1e6 > mostDelayMs;
    delay.reset();
  }, 1_000);
  timer.unref();
  const count = (request: FastifyRequest, reply: FastifyReply, group: string): void => {
    const { socket } = request.raw;
    if (reply.raw.closed || reply.sent || socket.destroyed) return;
    inFlight++;
    byAddress.set(group, (byAddress.get(group) ?? 0) + 1);
    let isOver = false;
    const release = (): void => {
      if (isOver) return;
      isOver = true;
      socket.off("close", release);
      inFlight--;
      const left = (byAddress.get(group) ?? 1) - 1;
      if (left > 0) byAddress.set(group, left);
      else byAddress.delete(group);
    };
    // A response that waits behind another one on the same connection is never closed when the client leaves: without a look
    // at the connection it would count for ever, and a few packets would keep everybody out until the next start.
    reply.raw.once("close", release);
    socket.once("close", release);
  };
  server.addHook("onRequest", (request, reply, done) => {
    const group = addressGroup(request.ip);
    const isFirst = isReserved(request);
    // What is refused is not counted: its response may wait a long time to be fetched.
    if ((byAddress.get(group) ?? 0) >= (isFirst ? mostOfOne + reserved : mostOfOne))
      return done(new AppError("rate_limited", "Too many requests at once.", { retryAfterSeconds: 2 }));
    if (inFlight >= (isFirst ? mostInFlight + reserved : mostInFlight) || (isStalled && !isFirst))
      return done(
        new AppError("overloaded", "The service is busy. Please try again in a moment.", { retryAfterSeconds: 2 }),
      );
    // A body that is still arriving asks nothing of us yet; counted with the rest, two hundred slow ones lock everybody out.
    bodies.whenIn(request, () => count(request, reply, group));
    done();
  });
  const stop = (): void => {
    clearInterval(timer);
    delay.disable();
  };
  server.addHook("onClose", async () => stop());
  return { inFlight: () => inFlight, stop };
}
