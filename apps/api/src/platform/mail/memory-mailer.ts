import type { Mailer, OutgoingMail } from "./mailer.ts";

/** Keeps what was sent, for tests of features. */
export function createMemoryMailer(): Mailer & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
    close: async () => undefined,
  };
}
