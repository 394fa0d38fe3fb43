import { createTransport } from "nodemailer";
import { withinTime } from "../within-time.ts";
import { longestSendMs, MailRefusedError, type Mailer } from "./mailer.ts";

const connectMs = 10_000;
/** Filters look at a mail before its last line is answered; whoever hangs up by then has it delivered, and sends it again. */
const answerMs = 20_000;

const open = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
  } as never);

export function createSmtpMailer(url: string, { wholeMs = longestSendMs }: { wholeMs?: number } = {}): Mailer {
  let transport = open(url);
  return {
    send: async ({ id, from, to, subject, text, html }) => {
      const sending = transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        messageId: `<${id}@adjudge>`,
      });
      let isOver = false;
      const over = (): void => void (isOver = true);
      sending.then(over, over);
      try {
        await withinTime(sending, wholeMs);
      } catch (error) {
        // Hung up on, or a server that answers each step late would deliver what we have given up and send again.
        if (!isOver) {
          transport.close({ force: true });
          transport = open(url);
        }
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
