import { randomBytes, randomInt, randomUUID } from "node:crypto";

export type Ids = {
  uuid: () => string;
  /** Unguessable text: 32 random bytes unless told, in base64url. */
  token: (byteCount?: number) => string;
  /** A six-digit code; leading zeros are kept, so it is text. */
  code: () => string;
};

export const randomIds: Ids = {
  uuid: randomUUID,
  token: (byteCount = 32) => randomBytes(byteCount).toString("base64url"),
  code: () => randomInt(0, 1_000_000).toString().padStart(6, "0"),
};

/** For parameters: PostgreSQL raises an error when a malformed uuid is compared. */
export const isUuid = (value: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value);
