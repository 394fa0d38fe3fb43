import { createHmac } from "node:crypto";

/** `Stripe-Signature: t=…,v1=…`: HMAC-SHA256 over the time and the exact bytes of the body. */
export function signatureHeader(body: string, secret: string, atMs: number): string {
  const time = Math.floor(atMs / 1000);
  const digest = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${digest}`;
}
