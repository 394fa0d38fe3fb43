import { AppError } from "../platform/app-error.ts";
import type { Db } from "../platform/db/database.ts";
import { findSession, type Session } from "../platform/sessions/session-store.ts";

const scheme = /^(?:Bearer|Token) +(\S+) *$/i;

/** The session named by the Authorization header. Cookies are never looked at, which makes forged cross-site requests moot. */
export async function authenticate(db: Db, header: string | undefined): Promise<Session> {
  if (header === undefined) throw new AppError("token_invalid", "Authentication credentials were not provided.");
  const token = scheme.exec(header)?.[1];
  const session = token === undefined ? undefined : await findSession(db, token);
  if (!session) throw new AppError("token_invalid", "Your session has ended. Please log in again.");
  return session;
}
