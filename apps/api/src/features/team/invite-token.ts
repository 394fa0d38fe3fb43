import { isUuid } from "../../platform/ids.ts";
import type { Secrets } from "../../platform/secrets.ts";

const form = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/;

/** Made from the id and a key outside the database: a stolen copy of the table holds no usable invitation. */
export const inviteTokenOf = (secrets: Secrets, id: string): string => `${id}.${secrets.sign("invitation", id)}`;

/** The id of the invitation, or undefined for a token we did not make. */
export function readInviteToken(secrets: Secrets, token: string): string | undefined {
  const [, id, signature] = form.exec(token) ?? [];
  if (id === undefined || signature === undefined || !isUuid(id)) return undefined;
  return secrets.isSignedBy(signature, "invitation", id) ? id : undefined;
}
