import { AppError, sessionEnded } from "../platform/app-error.ts";
import type { Db } from "../platform/db/database.ts";
import { findSession, type Binding, type Session } from "../platform/sessions/session-store.ts";

const scheme = /^(?:Bearer|Token) +(\S+) *$/i;

/**
 * The session named by the Authorization header. A cookie never stands for it, which makes forged cross-site requests
 * moot; a bound session wants its cookie besides.
 */
export async function authenticate(db: Db, header: string | undefined, bound: Binding): Promise<Session> {
  if (header === undefined) throw new AppError("token_invalid", "Authentication credentials were not provided.");
  const token = scheme.exec(header)?.[1];
  const session = token === undefined ? undefined : await findSession(db, token, bound);
  if (!session) throw sessionEnded();
  return session;
}
