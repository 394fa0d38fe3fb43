import { Email, emailProblems } from "@adjudge/contracts";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { NoteDone } from "../../platform/idempotency/idempotency-store.ts";
import { rateLimited } from "../../platform/rate-limit/rate-limiter.ts";
import { getEntitlement } from "../entitlements/service.ts";
import type { TeamDependencies } from "./dependencies.ts";
import { inviteTokenOf } from "./invite-token.ts";
import { invitationMail } from "./mails.ts";
import { stateOf } from "./policy.ts";
import { countSeats, findPerson, findSentTo, lockTeam, upsertInvitation, type InvitationRow } from "./repository.ts";
import { shownSender } from "./shown-sender.ts";

const day = 86_400;
const mailsPerSender = { limit: 50, windowSeconds: day };
const mailsPerTarget = { limit: 3, windowSeconds: day };

export const foldAddress = (email: string): string => email.normalize("NFKC").trim().toLowerCase();

const badAddresses = (problems: Readonly<Record<string, readonly string[]>>): AppError =>
  new AppError("validation_failed", "Some addresses cannot be invited.", { body: { emails: problems } });

/** The limit of seats on the sender's own plan; members invite nobody on a plan that is not theirs. */
export async function requireTeamLimit({ db }: Pick<TeamDependencies, "db">, userId: string): Promise<number | null> {
  const entitlement = await getEntitlement(db, userId);
  if (!entitlement.isActive) throw new AppError("subscription_required", "Choose a plan to invite team members.");
  if (entitlement.teamMember) throw new AppError("forbidden", "Only the owner of the plan can invite team members.");
  if (entitlement.limits.teamMembers === 0)
    throw new AppError("upgrade_required", "Your plan does not include team members. Upgrade Plan to invite them.");
  return entitlement.limits.teamMembers;
}

export const requireSeats = (limit: number | null, wanted: number): void => {
  if (limit !== null && wanted > limit)
    throw new AppError("quota_exceeded", `Your plan has seats for ${limit} team members.`);
};

type Sending = { senderId: string; emails: readonly string[]; noteDone: NoteDone };
type Address = { given: string; email: string; folded: string };

/** One bad address, and nobody is invited. The same address twice is one. */
export function createSendInvitations(deps: TeamDependencies) {
  const { db, mail, secrets, origin } = deps;
  return async ({ senderId, emails, noteDone }: Sending): Promise<number> => {
    const limit = await requireTeamLimit(deps, senderId);
    const sender = await findPerson(db, { id: senderId });
    if (!sender) throw new Error("the sender of an invitation has no account");
    const malformed = emailProblems(emails);
    const addresses = distinct(emails.filter((given) => !Object.hasOwn(malformed, given)));
    const known = await findSentTo(db, { senderId, folded: addresses.map(({ folded }) => folded) });
    // All that is wrong is told at once, so that nobody has to send three times to learn of three faults.
    const problems = { ...malformed, ...ownAndMembers(addresses, { own: sender.email_folded, known }) };
    if (Object.keys(problems).length > 0) throw badAddresses(problems);
    // Last of what may refuse, but for a race: an invitation that was not sent is no mail. On the pool, never inside a transaction:
    // with as many of these as there are connections each would wait for another one.
    const active = new Set(known.filter((row) => row.is_active).map((row) => row.email_folded));
    const more = addresses.filter(({ folded }) => !active.has(folded)).length;
    requireSeats(limit, (await countSeats(db, { senderId })) + more);
    await countMails(deps, { senderId, folded: addresses.map(({ folded }) => folded) });
    return inTransaction(db, async (tx) => {
      await lockTeam(tx, { senderId });
      // Whoever accepted since the first look is told so: sent anew, the invitation would take the membership away.
      const accepted = ownAndMembers(addresses, {
        own: sender.email_folded,
        known: await findSentTo(tx, { senderId, folded: addresses.map(({ folded }) => folded) }),
      });
      if (Object.keys(accepted).length > 0) throw badAddresses(accepted);
      for (const { email, folded } of addresses) {
        const id = await upsertInvitation(tx, { senderId, email, folded });
        const token = inviteTokenOf(secrets, id);
        await mail.enqueue(tx, invitationMail({ to: email, sender: shownSender(sender), origin, token }));
        await appendAudit(tx, { userId: senderId, action: "invitation.sent", detail: { invitation: id } });
      }
      requireSeats(limit, await countSeats(tx, { senderId }));
      await noteDone(tx, { count: addresses.length });
      return addresses.length;
    });
  };
}

/** Every invitation is a mail to somebody who did not ask for it. */
export async function countMails(
  { rateLimiter }: Pick<TeamDependencies, "rateLimiter">,
  { senderId, folded }: { senderId: string; folded: readonly string[] },
): Promise<void> {
  const bySender = await rateLimiter.hit({ action: "invite-sender", account: senderId }, mailsPerSender, folded.length);
  if (!bySender.isAllowed) throw rateLimited(bySender.retryAfterSeconds);
  for (const account of folded) await rateLimiter.enforce({ action: "invite-target", account }, mailsPerTarget);
}

function distinct(emails: readonly string[]): Address[] {
  const byFolded = new Map<string, Address>();
  for (const given of emails) {
    const email = Email.parse(given);
    const folded = foldAddress(email);
    if (!byFolded.has(folded)) byFolded.set(folded, { given, email, folded });
  }
  return [...byFolded.values()];
}

function ownAndMembers(
  addresses: readonly Address[],
  { own, known }: { own: string; known: readonly InvitationRow[] },
): Record<string, string[]> {
  const members = new Set(known.filter((row) => stateOf(row) === "accepted").map((row) => row.email_folded));
  const problems: Record<string, string[]> = {};
  for (const { given, folded } of addresses) {
    if (folded === own) problems[given] = ["You cannot invite yourself."];
    else if (members.has(folded)) problems[given] = ["Already a team member."];
  }
  return problems;
}
