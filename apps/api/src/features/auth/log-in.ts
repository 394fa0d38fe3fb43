import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { erasedAccount } from "../../platform/db/failure.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { rateLimited } from "../../platform/rate-limit/rate-limiter.ts";
import { createSession } from "../../platform/sessions/session-store.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { foldEmail } from "./fold-email.ts";
import { createKeyedQueue } from "../../platform/keyed-queue.ts";
import { claimAttempt, clearPause } from "./login-pause-repository.ts";
import { findUserByEmail, holdUser, replaceHash, type UserRow } from "./repository.ts";

const failuresPerAddress = [
  { limit: 30, windowSeconds: 60 },
  { limit: 300, windowSeconds: 3_600 },
] as const;
/** NIST 800-63B: no more failures in a row than this for one account; then only a reset helps. */
const mostFailuresInRow = 100;

/** `binding` is for the cookie that the session wants besides its token; null where sessions are not bound. */
export type LoggedIn = { userId: string; token: string; binding: string | null; message: string };
export type Credentials = { username: string; password: string; inviteToken?: string };

export const pauseKey = ({ secrets }: AuthDependencies, folded: string): string =>
  secrets.sign("rate-limit", "login-pause", folded);

const wrongCredentials = (): AppError => new AppError("invalid_credentials", "Invalid email or password.");

const inactive = (): AppError =>
  new AppError("inactive", "Account is not active.", {
    body: { inactive: true, detail: "Account is not active. Please verify your email.", code: "inactive" },
  });

export function createLogIn(deps: AuthDependencies) {
  const { db, rateLimiter, hasher } = deps;
  const queued = createKeyedQueue();

  const countAddress = async (ip: string, cost: number): Promise<void> => {
    for (const limit of failuresPerAddress) {
      const { isAllowed, retryAfterSeconds } = await rateLimiter.hit({ action: "login", ip }, limit, cost);
      if (!isAllowed && cost > 0) throw rateLimited(retryAfterSeconds);
    }
  };

  const checkPassword = async (folded: string, password: string, { ip }: Origin): Promise<UserRow> => {
    const key = pauseKey(deps, folded);
    const { isAllowed, failuresInRow, retryAfterSeconds, startsPause } = await claimAttempt(db, { key });
    const isOff = isAllowed ? failuresInRow > mostFailuresInRow : failuresInRow >= mostFailuresInRow;
    if (!isAllowed && !isOff) throw rateLimited(retryAfterSeconds);
    const user = await findUserByEmail(db, { folded });
    const isRight = await hasher.verify(password, user?.password_hash ?? null);
    if (!user || !isRight || isOff) {
      // The trail is written for unknown addresses too, so that both take the same time.
      await inTransaction(db, (tx) =>
        appendAudit(tx, { userId: user?.id ?? null, action: "login.refused", detail: { isOff, startsPause }, ip }),
      );
      throw wrongCredentials();
    }
    await clearPause(db, { key });
    return user;
  };

  return async ({ username, password, inviteToken }: Credentials, origin: Origin): Promise<LoggedIn> => {
    const folded = foldEmail(username);
    await countAddress(origin.ip, 1);
    // One at a time for each account: a burst of honest log-ins must not look like a burst of failures.
    const user = await queued(folded, () => checkPassword(folded, password, origin));
    await countAddress(origin.ip, -1);
    if (user.password_hash !== null && hasher.isOutdated(user.password_hash))
      await replaceHash(db, { id: user.id, from: user.password_hash, to: await hasher.hash(password) });
    // Another log-in may have renewed the hash of the same password.
    const isStillRight = async (_tx: Tx, now: UserRow): Promise<boolean> =>
      now.password_hash === user.password_hash || hasher.verify(password, now.password_hash);
    const opening = { userId: user.id, by: "password", inviteToken, isStillRight, ifErased: wrongCredentials };
    return openSession(deps, opening, origin);
  };
}

type Opening = {
  userId: string;
  by: string;
  inviteToken: string | undefined;
  /**
   * Whether what was proved is proof now: a reset that ends every session in the moment of a log-in must not miss the one
   * that the old password is just opening.
   */
  isStillRight: (tx: Tx, user: UserRow) => Promise<boolean>;
  /** The account was there a moment ago, or could be entered that way. */
  ifErased: () => AppError;
};

/** Every way in ends here. */
export async function openSession(
  deps: AuthDependencies,
  { userId, by, inviteToken, isStillRight, ifErased }: Opening,
  { ip, userAgent }: Origin,
): Promise<LoggedIn> {
  const { token, binding } = await inTransaction(deps.db, async (tx) => {
    // An address that neither its owner nor a provider has proved opens nothing, whatever the way in: what is sent to that
    // address, invitations above all, would be open to whoever wrote it into a profile.
    const user = await holdUser(tx, { id: userId });
    if (!user || !(await isStillRight(tx, user))) throw ifErased();
    if (!user.email_verified_at) throw inactive();
    const isBound = deps.config.sessionBinding;
    const session = await createSession(tx, { userId, ip, userAgent, ids: deps.ids, isBound });
    await appendAudit(tx, { userId, action: "session.created", detail: { by, session: session.id }, ip });
    return session;
  }).catch((error: unknown) => {
    throw erasedAccount(error) === "own" ? ifErased() : error;
  });
  const invited =
    inviteToken === undefined || inviteToken === ""
      ? null
      : await deps.invites.acceptAtLogIn({ userId, token: inviteToken });
  return { userId, token, binding, message: invited?.message ?? "Logged in successfully." };
}
