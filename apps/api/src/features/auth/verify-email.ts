import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/failure.ts";
import { revokeSessions } from "../../platform/sessions/session-store.ts";
import { burnCodes, burnResetLinks, type CodeRow } from "./code-repository.ts";
import type { AuthDependencies, Origin } from "./dependencies.ts";
import { cancelLinkOf, sourceOf } from "./email-change.ts";
import { confirmCancelLinks, insertCancelLink, isAddressHeld } from "./email-change-repository.ts";
import { foldEmail } from "./fold-email.ts";
import { emailChangedNotice } from "./mails.ts";
import { invalidCode, withCode } from "./one-time-codes.ts";
import { sha256 } from "./request-code.ts";
import { lockUser, markVerified, takeEmail, type UserRow } from "./repository.ts";

/** Confirms the address of a new account, or the new address of an old one. */
export async function verifyEmail(
  deps: AuthDependencies,
  { email, otp, callerId }: { email: string; otp: string; callerId: string | null },
  { ip }: Origin,
): Promise<void> {
  const purposes = ["VERIFICATION", "EMAIL_CHANGE"] as const;
  const userId = await withCode(
    deps,
    { email, code: otp, purposes, ip },
    {
      use: async (tx, code) => {
        if (code.purpose === "EMAIL_CHANGE") {
          await changeEmail(deps, tx, code, { callerId, ip });
          return code.user_id;
        }
        await markVerified(tx, { id: code.user_id });
        await burnCodes(tx, { userId: code.user_id, purposes: ["VERIFICATION"] });
        await appendAudit(tx, { userId: code.user_id, action: "email.verified", ip });
        return code.user_id;
      },
    },
  ).catch((error: unknown) => {
    // Somebody else took the address at the very same moment.
    throw isUniqueViolation(error, "users_email_folded_key") ? invalidCode() : error;
  });
  await deps.invites.acceptNoted({ userId });
}

type Caller = { callerId: string | null; ip: string };

// Whoever reads the new mailbox need not be the one who asked: a mistyped address is somebody else's, and with it goes the
// account. Clients that send no session are known by where they asked from.
const isAsker = (deps: AuthDependencies, user: UserRow, { callerId, ip }: Caller): boolean =>
  callerId === null ? user.pending_email_from === sourceOf(deps, { userId: user.id, ip }) : callerId === user.id;

async function changeEmail(deps: AuthDependencies, tx: Tx, code: CodeRow, caller: Caller): Promise<void> {
  const { ip } = caller;
  const user = await lockUser(tx, { id: code.user_id });
  const pending = user?.pending_email;
  if (!user || !pending || foldEmail(pending) !== foldEmail(code.sent_to)) throw invalidCode();
  if (!isAsker(deps, user, caller)) throw invalidCode();
  const folded = foldEmail(pending);
  if (await isAddressHeld(tx, { folded, exceptUserId: user.id })) throw invalidCode();
  if (!(await takeEmail(tx, { id: user.id, email: pending, folded }))) throw invalidCode();
  await confirmCancelLinks(tx, { userId: user.id, folded });
  const token = deps.ids.token(32);
  const old = { oldEmail: user.email, oldFolded: user.email_folded };
  await insertCancelLink(tx, { tokenSha256: sha256(token), userId: user.id, folded, ...old, isConfirmed: true });
  const { appOrigin } = deps.config;
  await burnCodes(tx, { userId: user.id });
  await burnResetLinks(tx, { userId: user.id });
  const except = code.session_id === null ? {} : { exceptId: code.session_id };
  await revokeSessions(tx, { userId: user.id, reason: "email changed", ...except });
  await appendAudit(tx, { userId: user.id, action: "email.changed", ip });
  const undoLink = cancelLinkOf(appOrigin, user.id, token);
  await deps.mail.enqueue(tx, emailChangedNotice({ to: user.email, newEmail: pending, undoLink }));
}
