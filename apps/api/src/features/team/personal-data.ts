import type { Db } from "../../platform/db/database.ts";
import { renderMail } from "../../platform/mail/mail-layout.ts";
import type { MailOutbox, NewMail } from "../../platform/mail/mail-outbox.ts";
import { jsonFile, type PersonalData } from "../../platform/personal-data.ts";

/** Invitations both ways, as the person saw them. */
export function createTeamData({ db, mail }: { db: Db; mail: MailOutbox }): PersonalData {
  return {
    export: async ({ userId }) => {
      const columns = ["email", "is_active", "activated", "activated_on", "created_at"] as const;
      const sent = await db.selectFrom("invitations").select(columns).where("sender_id", "=", userId).execute();
      const received = await db
        .selectFrom("invitations")
        .innerJoin("users as invitee", "invitee.email_folded", "invitations.email_folded")
        .innerJoin("users as sender", "sender.id", "invitations.sender_id")
        .select(["sender.first_name as sender_first_name", "sender.last_name as sender_last_name"])
        .select([
          "invitations.is_active",
          "invitations.activated",
          "invitations.activated_on",
          "invitations.created_at",
        ])
        .where("invitee.id", "=", userId)
        .execute();
      return [jsonFile("invitations.json", { sent, received })];
    },
    erase: async (tx, { userId }) => {
      const members = await tx
        .selectFrom("invitations")
        .innerJoin("users", "users.id", "invitations.invitee_id")
        .select("users.email")
        .where("invitations.sender_id", "=", userId)
        .where("invitations.is_active", "=", true)
        .where("invitations.activated", "=", true)
        .execute();
      for (const { email } of members) await mail.enqueue(tx, teamEndedMail(email));
      const { numDeletedRows } = await tx
        .deleteFrom("invitations")
        .where((where) =>
          where.or([
            where("sender_id", "=", userId),
            where("invitee_id", "=", userId),
            where("email_folded", "=", where.selectFrom("users").select("email_folded").where("id", "=", userId)),
          ]),
        )
        .executeTakeFirst();
      return { invitations: Number(numDeletedRows) };
    },
  };
}

const teamEndedMail = (to: string): NewMail => ({
  kind: "team.ended",
  to,
  subject: "Your team was closed",
  ...renderMail({
    title: "Your team was closed",
    paragraphs: [
      "The owner of your team has closed their account, so its plan no longer covers you.",
      "Your own images and results stay yours. Choose a plan of your own to continue.",
    ],
  }),
});
