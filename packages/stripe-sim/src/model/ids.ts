import { randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits; bytes past the last full alphabet are thrown away so that each is equally likely. */
export function randomToken(length: number): string {
  let token = "";
  while (token.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && token.length < length) token += alphabet.charAt(byte % alphabet.length);
    }
  }
  return token;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`;
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomToken(25)}`;
}
