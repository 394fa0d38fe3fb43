import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailer } from "./mailer.ts";

/** Writes each mail as one .eml file, for development and tests of what a receiver would see. */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    send: async ({ id, from, to, subject, text, html }) => {
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        messageId: `<${id}@adjudge>`,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${id}.eml`;
      // Readers of the folder must never see half a mail.
      const draft = join(folder, `.${name}.part`);
      const file = await open(draft, "w", 0o600);
      try {
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    },
    close: async () => transport.close(),
  };
}
