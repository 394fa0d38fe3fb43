import { renderMail } from "../../platform/mail/mail-layout.ts";
import type { NewMail } from "../../platform/mail/mail-outbox.ts";

const validSeconds = 7 * 86_400;

/** The link carries the token; what it is worth is decided by who follows it. */
export function invitationMail({
  to,
  sender,
  origin,
  token,
}: {
  to: string;
  sender: { name: string; email: string };
  origin: string;
  token: string;
}): NewMail {
  return {
    kind: "team.invitation",
    to,
    subject: `${sender.name} invites you to a team on Adjudge`,
    ...renderMail({
      title: `${sender.name} invites you to Adjudge`,
      paragraphs: [
        `${sender.name} (${sender.email}) wants you on the team. You score ad images on the team's plan; your own images stay yours alone.`,
        "Log in or sign up with this address to accept.",
      ],
      button: { label: "Accept the invitation", url: `${origin}/team-members?invite=${encodeURIComponent(token)}` },
      notes: ["The invitation is valid for 7 days. If you do not know the sender, ignore this email."],
      reason: "You are receiving this email because someone invited you to Adjudge.",
    }),
    expiresInSeconds: validSeconds,
  };
}
