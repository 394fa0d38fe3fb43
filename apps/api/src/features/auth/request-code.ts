import { createHash } from "node:crypto";
import { z } from "zod";
import type { OtpPurpose } from "@adjudge/contracts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { JobDefinition } from "../../platform/queue/queue.ts";
import { findAskingSession, insertResetLink, insertVerificationLink } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { foldEmail } from "./fold-email.ts";
import { emailChangeMail, resetMail, verificationMail } from "./mails.ts";
import { issueCode } from "./one-time-codes.ts";
import { findUserByEmail, findNewestPending, lockUser, type UserRow } from "./repository.ts";

const cooldown = { limit: 1, windowSeconds: 60 };
const perEmail = [
  { limit: 5, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
];
const perAddress = { limit: 20, windowSeconds: 3_600 };

/** Mails a code where there is somebody to mail it to. The response and the limits are the same for unknown addresses. */
export async function requestCode(
  deps: AuthDependencies,
  { email, purpose }: { email: string; purpose: OtpPurpose },
  { ip }: Origin,
): Promise<void> {
  const { db, rateLimiter } = deps;
  const folded = foldEmail(email);
  const byEmail = { action: `otp.send.${purpose}`, account: folded };
  await rateLimiter.enforce({ action: "otp.send", ip }, perAddress);
  const { isAllowed, retryAfterSeconds } = await rateLimiter.hit(byEmail, cooldown);
  if (!isAllowed) throw tooSoon(retryAfterSeconds);
  await rateLimiter.enforce(byEmail, ...perEmail);
  // By a job: whether there is somebody to mail to, and so how much there is to do, must not show in the time we take.
  await deps.queue.send(db, sendCodeJob, { email: folded, purpose });
}

export const sendCodeJob: JobDefinition<{ email: string; purpose: OtpPurpose }> = {
  name: "auth.send-code",
  payload: z.object({ email: z.string(), purpose: z.enum(["VERIFICATION", "PASSWORD_RESET"]) }),
  retryLimit: 5,
  retryDelaySeconds: 2,
};

export function declareSendCode(deps: AuthDependencies): void {
  deps.queue.handle(sendCodeJob, ({ email, purpose }) => sendCode(deps, { folded: email, purpose }));
}

async function sendCode(
  deps: AuthDependencies,
  { folded, purpose }: { folded: string; purpose: OtpPurpose },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await findUserByEmail(tx, { folded });
    if (purpose === "PASSWORD_RESET") {
      if (user) await sendReset(deps, tx, user);
      return;
    }
    if (user?.email_verified_at === null) await sendVerification(deps, tx, user);
    // A taken address never moves, so its owner is not bothered with codes for other people's changes.
    if (user) return;
    const waiting = await findNewestPending(tx, { folded });
    if (waiting) await sendEmailChange(deps, tx, { userId: waiting.id });
  });
}

const tooSoon = (seconds: number): AppError =>
  new AppError(
    "rate_limited",
    `Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"} before asking for another code.`,
    {
      retryAfterSeconds: seconds,
    },
  );

async function sendVerification(deps: AuthDependencies, tx: Tx, user: UserRow): Promise<void> {
  const code = await issueCode(deps, tx, { userId: user.id, purpose: "VERIFICATION", sentTo: user.email });
  const token = deps.ids.token(32);
  await insertVerificationLink(tx, { tokenSha256: sha256(token), userId: user.id });
  const link = `${deps.config.appOrigin}/auth/accounts/verify/${user.id}/${token}/`;
  await deps.mail.enqueue(tx, verificationMail({ to: user.email, code, link }));
}

async function sendReset(deps: AuthDependencies, tx: Tx, user: UserRow): Promise<void> {
  const token = deps.ids.token(32);
  await insertResetLink(tx, { tokenSha256: sha256(token), userId: user.id, passwordSha256: passwordFingerprint(user) });
  const code = await issueCode(deps, tx, { userId: user.id, purpose: "PASSWORD_RESET", sentTo: user.email });
  // Only ever the configured origin: a forged Host header must not send the token elsewhere.
  const link = `${deps.config.appOrigin}/auth/accounts/passwordreset/confirm/${user.id}/${token}/`;
  await deps.mail.enqueue(tx, resetMail({ to: user.email, code, link }));
}

/** Sends the code to the address that waits; `sessionId` is the session that asked, if this is the first one. */
export async function sendEmailChange(
  deps: AuthDependencies,
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId?: string },
): Promise<void> {
  const user = await lockUser(tx, { id: userId });
  if (!user?.pending_email) return;
  const asking = sessionId ?? (await findAskingSession(tx, { userId }));
  const code = await issueCode(deps, tx, {
    userId,
    purpose: "EMAIL_CHANGE",
    sentTo: user.pending_email,
    ...(asking === null ? {} : { sessionId: asking }),
  });
  await deps.mail.enqueue(tx, emailChangeMail({ to: user.pending_email, code, appOrigin: deps.config.appOrigin }));
}

export const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

export const passwordFingerprint = ({ password_hash }: Pick<UserRow, "password_hash">): Buffer | null =>
  password_hash === null ? null : sha256(password_hash);
