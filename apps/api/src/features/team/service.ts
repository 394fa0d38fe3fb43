import type { InvitationDetails, Invitation, Person } from "@adjudge/contracts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { getEntitlement } from "../entitlements/service.ts";
import type { TeamDependencies } from "./dependencies.ts";
import { inviteTokenOf, readInviteToken } from "./invite-token.ts";
import { createManageInvitation } from "./manage-invitation.ts";
import { presentInvitation, presentPerson } from "./presenter.ts";
import {
  countMine,
  countSeats,
  findInvitation,
  findMine,
  findPeople,
  findPerson,
  findSignedUp,
  noteSignedUp,
  type InvitationRow,
} from "./repository.ts";
import { createSendInvitations } from "./send-invitations.ts";

export type TeamService = ReturnType<typeof createTeamService>;

type TeamList = {
  invitations: Invitation[];
  count: number;
  admin: Person;
  usage: { current_members: number; limit: number | null };
};

export function createTeamService(deps: TeamDependencies) {
  const { db, secrets, pictures } = deps;
  const manage = createManageInvitation(deps);

  const presentAll = async (rows: readonly InvitationRow[]): Promise<Invitation[]> => {
    const ids = rows.flatMap((row) => [row.sender_id, ...(row.invitee_id === null ? [] : [row.invitee_id])]);
    const people = new Map((await findPeople(db, { ids, folded: [] })).map((person) => [person.id, person]));
    return rows.map((row) =>
      presentInvitation(row, {
        token: inviteTokenOf(secrets, row.id),
        sender: people.get(row.sender_id),
        invitee: row.invitee_id === null ? undefined : people.get(row.invitee_id),
        pictures,
      }),
    );
  };

  /** It may have been accepted before: at the confirmation of the address, or by an earlier log-in. */
  const isAcceptedBy = async ({ userId, token }: { userId: string; token: string }): Promise<boolean> => {
    const id = readInviteToken(secrets, token);
    const row = id === undefined ? undefined : await findInvitation(db, { id });
    return row?.invitee_id === userId && row.is_active && row.activated;
  };

  return {
    send: createSendInvitations(deps),
    manage,
    countMembers: (ownerId: string): Promise<number> => countSeats(db, { senderId: ownerId }),

    list: async ({ userId, page, pageSize }: { userId: string; page: number; pageSize: number }): Promise<TeamList> => {
      const user = await findPerson(db, { id: userId });
      if (!user) throw notFound();
      // By proven addresses only: anybody can write one into a profile.
      const who = { userId, folded: user.email_verified_at === null ? null : user.email_folded };
      const [rows, count, entitlement] = await Promise.all([
        findMine(db, who, { offset: (page - 1) * pageSize, limit: pageSize }),
        countMine(db, who),
        getEntitlement(db, userId),
      ]);
      // A member, or one who is only invited, sees the team of the one who invited.
      const received = rows.find((row) => row.sender_id !== userId);
      const isSender =
        rows.some((row) => row.sender_id === userId) || (entitlement.isActive && !entitlement.teamMember);
      const adminId = isSender ? userId : entitlement.isActive ? entitlement.ownerId : (received?.sender_id ?? userId);
      const admin = (adminId === userId ? user : await findPerson(db, { id: adminId })) ?? user;
      const current_members = await countSeats(db, { senderId: adminId });
      const limit = entitlement.isActive && entitlement.ownerId === adminId ? entitlement.limits.teamMembers : 0;
      return {
        invitations: await presentAll(rows),
        count,
        admin: presentPerson(admin, pictures),
        usage: { current_members, limit },
      };
    },

    /** For the banner: only what it shows. Cancelled and expired ones are not there any more. */
    detail: async ({ token }: { token: string }): Promise<InvitationDetails["invitation"]> => {
      const id = readInviteToken(secrets, token);
      const row = id === undefined ? undefined : await findInvitation(db, { id });
      if (!row || !row.is_active || row.is_expired) throw notFound();
      const sender = await findPerson(db, { id: row.sender_id });
      if (!sender) throw notFound();
      return {
        email: row.email,
        is_active: row.is_active,
        activated: row.activated,
        sender: { first_name: sender.first_name, last_name: sender.last_name },
      };
    },

    /** Signed up through the invitation: it waits for the address to be confirmed. */
    noteSignUp: async ({ userId, token }: { userId: string; token: string }): Promise<void> => {
      const id = readInviteToken(secrets, token);
      if (id !== undefined) await noteSignedUp(db, { id, userId });
    },

    /** The address is confirmed: what was signed up for is accepted, unless it was cancelled or ran out meanwhile. */
    acceptNoted: async ({ userId }: { userId: string }): Promise<void> => {
      for (const { id } of await findSignedUp(db, { userId })) {
        try {
          await manage({ userId, token: inviteTokenOf(secrets, id), operation: "accept" });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
        }
      }
    },

    /** At log-in: never stands in the way of it. The message says what became of the invitation. */
    acceptAtLogIn: async ({
      userId,
      token,
    }: {
      userId: string;
      token: string;
    }): Promise<{ message: string | null }> => {
      try {
        await manage({ userId, token, operation: "accept" });
        return { message: "Logged in, and the invitation is accepted." };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.code === "not_found") return { message: "Logged in. The invitation was sent to another address." };
        const isJoined = await isAcceptedBy({ userId, token });
        return {
          message: isJoined
            ? "Logged in, and the invitation is accepted."
            : "Logged in. The invitation can no longer be accepted.",
        };
      }
    },
  };
}
