import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Purpose =
  | "otp"
  | "media"
  | "rate-limit"
  | "oauth-state"
  | "invitation"
  | "export"
  | "mail-link"
  | "payments"
  | "idempotency";

/** Keys derived from one master secret, a separate one for each purpose. None of them is in the database. */
export type Secrets = {
  key: (purpose: Purpose) => Buffer;
  /** HMAC-SHA-256 in hex. */
  sign: (purpose: Purpose, ...parts: readonly string[]) => string;
  isSignedBy: (signature: string, purpose: Purpose, ...parts: readonly string[]) => boolean;
  /** AES-256-GCM, as text; for what must lie in the database for a while and be worth nothing in a copy of it. */
  seal: (purpose: Purpose, text: string) => string;
  /** Throws when it was sealed with another key, or altered. */
  unseal: (purpose: Purpose, sealed: string) => string;
};

export function createSecrets(master: string): Secrets {
  const keys = new Map<Purpose, Buffer>();
  const key = (purpose: Purpose): Buffer => {
    const known = keys.get(purpose);
    if (known) return known;
    const made = Buffer.from(hkdfSync("sha256", master, "adjudge", purpose, 32));
    keys.set(purpose, made);
    return made;
  };
  // Each part is preceded by its length, so that ("ab", "c") and ("a", "bc") differ.
  const sign = (purpose: Purpose, ...parts: readonly string[]): string =>
    createHmac("sha256", key(purpose))
      .update(parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join(""))
      .digest("hex");
  return {
    key,
    sign,
    isSignedBy: (signature, purpose, ...parts) => {
      const expected = Buffer.from(sign(purpose, ...parts));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    seal: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key(purpose), nonce);
      const parts = [nonce, cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]).toString("base64");
    },
    unseal: (purpose, sealed) => {
      const bytes = Buffer.from(sealed, "base64");
      const decipher = createDecipheriv("aes-256-gcm", key(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8");
    },
  };
}

/** The master secret of an instance that was given none. */
export const loadOrMakeSecret = (dataDir: string): string => loadOrMakeKey(dataDir, "secret.key");

/** A key of 256 bits in a file of its own: made once, readable by its owner only. */
export function loadOrMakeKey(dataDir: string, fileName: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  if (!existsSync(path)) {
    // The file appears whole or not at all: processes that start together must end up with the same key.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch {
      // another process was first
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(path, "utf8").trim();
}
