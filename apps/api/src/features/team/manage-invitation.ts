import type { InvitationOperation } from "@adjudge/contracts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import type { Tx } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { TeamDependencies } from "./dependencies.ts";
import { inviteTokenOf, readInviteToken } from "./invite-token.ts";
import { invitationMail } from "./mails.ts";
import { judge, stateOf, type Part } from "./policy.ts";
import {
  countSeats,
  deleteInvitation,
  findInvitation,
  findPerson,
  lockInvitation,
  lockTeam,
  markAccepted,
  markCancelled,
  markSent,
  type InvitationRow,
} from "./repository.ts";
import { shownSender } from "./shown-sender.ts";
import { countMails, requireSeats, requireTeamLimit } from "./send-invitations.ts";

const conflicts: Record<InvitationOperation, string> = {
  accept: "This invitation can no longer be accepted.",
  revoke: "This invitation is already cancelled.",
  reactivate: "Only a cancelled invitation can be activated again.",
  delete: "This invitation cannot be deleted.",
};

export const doneMessages: Record<InvitationOperation, string> = {
  accept: "Invitation accepted successfully.",
  revoke: "Invitation cancelled successfully.",
  reactivate: "Invitation activated successfully.",
  delete: "Invitation deleted successfully.",
};

type Request = { userId: string; token: string; operation: InvitationOperation };
type User = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Once accepted it belongs to the account: whoever has the address later has nothing to say about it. */
const partOf = (row: InvitationRow, user: User): Part => {
  if (row.sender_id === user.id) return "sender";
  if (row.invitee_id !== null) return row.invitee_id === user.id ? "invitee" : "stranger";
  return row.email_folded === user.email_folded ? "invitee" : "stranger";
};

/** One winner in every race: the row is locked from the judgement to the change. */
export function createManageInvitation(deps: TeamDependencies) {
  const { db, secrets, mail, origin } = deps;

  const apply: Record<InvitationOperation, (tx: Tx, row: InvitationRow, user: User) => Promise<void>> = {
    accept: (tx, row, user) => markAccepted(tx, { id: row.id, inviteeId: user.id }),
    revoke: (tx, row) => markCancelled(tx, row),
    delete: (tx, row) => deleteInvitation(tx, row),
    reactivate: async (tx, row, user) => {
      const limit = await requireTeamLimit({ db: tx }, user.id);
      await markSent(tx, row);
      requireSeats(limit, await countSeats(tx, { senderId: row.sender_id }));
      await mail.enqueue(
        tx,
        invitationMail({ to: row.email, sender: shownSender(user), origin, token: inviteTokenOf(secrets, row.id) }),
      );
    },
  };

  return async ({ userId, token, operation }: Request): Promise<void> => {
    const id = readInviteToken(secrets, token);
    const [known, user] = await Promise.all([
      id === undefined ? undefined : findInvitation(db, { id }),
      findPerson(db, { id: userId }),
    ]);
    if (!known || !user) throw notFound();
    // On the pool, never inside the transaction: with as many of these as there are connections each would wait for another one.
    const isSentAnew = operation === "reactivate" && partOf(known, user) === "sender" && !known.is_active;
    if (isSentAnew) {
      requireSeats(await requireTeamLimit(deps, user.id), (await countSeats(db, { senderId: user.id })) + 1);
      await countMails(deps, { senderId: user.id, folded: [known.email_folded] });
    }
    await inTransaction(db, async (tx) => {
      await lockTeam(tx, { senderId: known.sender_id });
      const row = await lockInvitation(tx, { id: known.id });
      if (!row) throw notFound();
      const part = partOf(row, user);
      const ruling = judge(operation, { part, state: stateOf(row), isExpired: row.is_expired });
      if (ruling === "not_found") throw notFound();
      if (ruling === "forbidden")
        throw new AppError("forbidden", "You cannot do this with an invitation you received.");
      if (ruling === "conflict") throw new AppError("conflict", conflicts[operation]);
      // Of an address that nobody proved; N35 wants this said to whoever has the token.
      if (part === "invitee" && user.email_verified_at === null)
        throw new AppError("forbidden", "Verify your email before you accept an invitation.");
      await apply[operation](tx, row, user);
      await appendAudit(tx, {
        userId: row.sender_id,
        actorUserId: user.id,
        action: `invitation.${operation}`,
        detail: { invitation: row.id, by: part },
      });
    });
  };
}
