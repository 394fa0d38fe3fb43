import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { addressGroup } from "../platform/rate-limit/address-group.ts";

/** A browser opens six; an office behind one address has some hundred. One address must not take all of them. */
const mostPerAddress = 256;

/** Trusted proxies stand for everybody behind them and are not counted. */
export function capConnections(server: Server, trusted: readonly string[], most = mostPerAddress): void {
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = "", prefix] = network.split("/", 2);
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d)/, "");
    if (address === "" || proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4")) return;
    const group = addressGroup(address);
    const count = (open.get(group) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(group, count);
    socket.once("close", () => {
      const left = (open.get(group) ?? 1) - 1;
      if (left > 0) open.set(group, left);
      else open.delete(group);
    });
  });
}

/** Browsers send the next request when they have the response to the last; so do proxies. */
const mostUnanswered = 5;

/**
 * Hangs up on a connection that goes on asking without waiting for responses: a thousand requests fit into one packet, are
 * all taken in at once, and wait for the first, however slow, while each counts as under way.
 */
export function capUnanswered(server: Server, most = mostUnanswered): void {
  const handlers = server.listeners("request") as ((request: IncomingMessage, reply: ServerResponse) => void)[];
  const unanswered = new WeakMap<object, number>();
  server.removeAllListeners("request");
  server.on("request", (request, reply) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > most) return void socket.destroy();
    reply.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const handle of handlers) handle.call(server, request, reply);
  });
}
