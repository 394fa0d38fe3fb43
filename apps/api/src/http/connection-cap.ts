import type { Server } from "node:http";
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
