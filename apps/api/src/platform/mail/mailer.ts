export type OutgoingMail = { id: string; from: string; to: string; subject: string; text: string; html: string | null };

/**
 * By then a mail is sent or given up for now. Its row is locked for as long, in a transaction that the database must not end
 * before: nobody would note what was sent, and it would be sent for ever. And the process must end within 30 s of a signal.
 */
export const longestSendMs = 25_000;

/** Delivers one mail or throws. The outbox decides about trying again. */
export type Mailer = {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
};

/** The receiving side will never take this mail, so it is not tried again. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
