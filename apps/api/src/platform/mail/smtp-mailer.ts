import { createTransport } from "nodemailer";
import { MailRefusedError, type Mailer } from "./mailer.ts";

const timeoutMs = 10_000;

export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as never);
  return {
    send: async ({ id, from, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          ...(html === null ? {} : { html }),
          messageId: `<${id}@adjudge>`,
        });
      } catch (error) {
        throw isPermanent(error)
          ? new MailRefusedError("the mail server refused this receiver", { cause: error })
          : error;
      }
    },
    close: async () => transport.close(),
  };
}

// 5xx about the receiver or the message is final; 5xx about our log-in or connection is an operator's problem that passes.
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === "EENVELOPE" || error.code === "EMESSAGE");
}
