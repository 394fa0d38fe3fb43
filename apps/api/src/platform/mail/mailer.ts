export type OutgoingMail = { id: string; from: string; to: string; subject: string; text: string; html: string | null };

/** Delivers one mail or throws. The outbox decides about trying again. */
export type Mailer = {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
};

/** The receiving side will never take this mail, so it is not tried again. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
