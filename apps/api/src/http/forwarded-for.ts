import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Logger } from "../platform/logger.ts";

const warnEveryMs = 600_000;

/**
 * The addresses that the nearest proxies named. What is no address ("unknown" of a proxy that hides its clients, or anything at all
 * of one that passes on what it is sent) ends the list: who stood before it, nobody vouches for.
 */
export function vouchedFor(forwardedFor: string): string {
  const hops = withoutPorts(forwardedFor).split(", ");
  return hops.slice(hops.findLastIndex((hop) => isIP(hop) === 0) + 1).join(", ");
}

/** `203.0.113.7:51234` and `[2001:db8::1]:443` without their ports: each port would else be an address with limits of its own. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(",")
    .map((part) => {
      const hop = part.trim();
      const bracketed = /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(hop)?.[1];
      return bracketed ?? hop.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/, "$1");
    })
    .join(", ");
}

/**
 * Who a request comes from is read from X-Forwarded-For only behind proxies that are trusted. A header from anybody else is
 * either forged or a proxy that nobody has named, and then all visitors share one address and its limits: that is said.
 */
export function registerForwardedFor(
  server: FastifyInstance,
  { logger, now = Date.now }: { logger: Logger; now?: () => number },
): void {
  let silentUntil = 0;
  server.addHook("onRequest", (request, _reply, done) => {
    const { headers } = request.raw;
    const given = headers["x-forwarded-for"];
    if (given === undefined) return done();
    const addresses = vouchedFor(Array.isArray(given) ? given.join(",") : given);
    if (addresses === "") {
      delete headers["x-forwarded-for"];
      return done();
    }
    headers["x-forwarded-for"] = addresses;
    const peer = request.raw.socket.remoteAddress;
    if (request.ip === peer && now() >= silentUntil) {
      silentUntil = now() + warnEveryMs;
      logger.warn(
        { peer },
        "X-Forwarded-For from a peer that is not trusted was ignored; if it is your proxy, name it in TRUSTED_PROXIES",
      );
    }
    done();
  });
}
