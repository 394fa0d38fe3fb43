import { apiVersion, ownAddress } from "../model/sim.ts";
import type { ServerResponse } from "node:http";

/** Headers a browser needs to call from another origin; no cookies are involved, so any origin may. */
export const corsHeaders: Record<string, string> = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, stripe-version",
  "access-control-expose-headers": "request-id",
  "access-control-max-age": "300",
};

export interface Reply {
  status: number;
  body: string;
  type: string;
  headers?: Record<string, string>;
}

export function send(res: ServerResponse, reply: Reply): void {
  res.writeHead(reply.status, {
    "content-type": reply.type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...reply.headers,
  });
  res.end(reply.body);
}

/** Own places get the public address only here, so stored objects survive a change of port. */
export function render(body: object, publicUrl: string): string {
  return JSON.stringify(body, null, 2).replaceAll(`"${ownAddress}`, `"${publicUrl}/`);
}

export function jsonReply(
  status: number,
  body: object,
  publicUrl: string,
  requestId: string,
  headers: Record<string, string> = {},
): Reply {
  return {
    status,
    body: `${render(body, publicUrl)}\n`,
    type: "application/json",
    headers: { "request-id": requestId, "stripe-version": apiVersion, ...headers },
  };
}
