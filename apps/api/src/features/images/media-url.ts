import type { Secrets } from "../../platform/secrets.ts";

export const mediaVariants = ["original", "preview", "thumbnail"] as const;
export type MediaVariant = (typeof mediaVariants)[number];

const lifeSeconds = 3600;
// Rounded up, so that the same picture keeps its address for a while and browsers can cache it.
const roundSeconds = 600;

type Signed = { id: string; variant: MediaVariant; ownerId: string };

/** An address that works without a header, because an <img> cannot send one; it ends by itself. */
export function signMediaUrl(secrets: Secrets, now: Date, { id, variant, ownerId }: Signed): string {
  const expires = Math.ceil((now.getTime() / 1000 + lifeSeconds) / roundSeconds) * roundSeconds;
  return `/media/${id}/${variant}?e=${expires}&s=${secrets.sign("media", id, variant, String(expires), ownerId)}`;
}

export function isMediaUrlValid(
  secrets: Secrets,
  now: Date,
  { id, variant, ownerId, expires, signature }: Signed & { expires: string; signature: string },
): boolean {
  return (
    /^\d{1,12}$/.test(expires) &&
    Number(expires) * 1000 > now.getTime() &&
    secrets.isSignedBy(signature, "media", id, variant, expires, ownerId)
  );
}
