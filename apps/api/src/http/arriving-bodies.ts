import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { addressGroup } from "../platform/rate-limit/address-group.ts";

type Options = {
  /** Below this, counted from its start, a body is cut. The slowest telephone sends several times as much. */
  leastBytesPerSecond?: number;
  /** A body that is in by then is nobody's burden, whatever its rate. */
  graceMs?: number;
  /** Bodies of one address that are still arriving after the grace; an office behind one address sends a few pictures at a time. */
  mostPerAddress?: number;
  everyMs?: number;
};

type Arriving = {
  raw: IncomingMessage;
  group: string;
  bytesBefore: number;
  waitedMs: number;
  cut: (why: AppError) => void;
};

export type ArrivingBodies = {
  /** Runs once when the body is in, or at once where there is none. */
  whenIn: (request: FastifyRequest, then: () => void) => void;
  count: () => number;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const tooSlow = (): AppError =>
  new AppError("request_timeout", "The request arrived too slowly.", { headers: { connection: "close" } });
const tooMany = (): AppError =>
  new AppError("rate_limited", "Too many requests from this address are still arriving. Wait for one of them to end.", {
    retryAfterSeconds: 5,
    headers: { connection: "close" },
  });

/** Bodies that trickle hold a connection and nothing else: they are watched here and cut when they are too slow or too many. */
export function registerArrivingBodies(server: FastifyInstance, options: Options = {}): ArrivingBodies {
  const { leastBytesPerSecond = 4_096, graceMs = 5_000, mostPerAddress = 32, everyMs = 1_000 } = options;
  const arriving = new Set<Arriving>();

  const sweep = (): void => {
    const slow = new Map<string, number>();
    for (const one of arriving) {
      const { raw, group } = one;
      // What is here and not yet read waits for us, not we for it.
      if (raw.complete || raw.readableLength > 0) continue;
      one.waitedMs += everyMs;
      if (one.waitedMs <= graceMs) continue;
      const sameAddress = (slow.get(group) ?? 0) + 1;
      slow.set(group, sameAddress);
      const bytes = raw.socket.bytesRead - one.bytesBefore;
      if (bytes < (leastBytesPerSecond * one.waitedMs) / 1000) one.cut(tooSlow());
      else if (sameAddress > mostPerAddress) one.cut(tooMany());
    }
  };
  const timer = setInterval(sweep, everyMs);
  timer.unref();
  server.addHook("onClose", async () => clearInterval(timer));

  server.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    // Without a connection (a call from within, as tests make them) there is nothing to wait for.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return done();
    const one: Arriving = {
      raw,
      group: addressGroup(request.ip),
      bytesBefore: raw.socket.bytesRead,
      waitedMs: 0,
      cut: (why) => {
        arriving.delete(one);
        answerAndClose(request, reply, why);
      },
    };
    arriving.add(one);
    const leave = (): void => void arriving.delete(one);
    raw.once("end", leave);
    raw.once("close", leave);
    // Refused without being read: what is left of it is thrown away as it comes, and holds nobody up.
    reply.raw.once("close", leave);
    done();
  });

  return {
    whenIn: ({ raw }, then) => {
      if (hasBody(raw) && !raw.complete) raw.once("end", then);
      else then();
    },
    count: () => arriving.size,
  };
}

// The response must be out before the connection goes; whoever reads the body then finds it broken off.
function answerAndClose({ raw }: FastifyRequest, reply: FastifyReply, why: AppError): void {
  const end = (): void => raw.socket.destroySoon();
  if (reply.sent) return end();
  reply.raw.once("finish", end);
  void reply.send(why);
}
