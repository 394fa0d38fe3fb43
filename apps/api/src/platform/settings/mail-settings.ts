import { z } from "zod";
import { setting, text, type Setting } from "../setting.ts";

/** How mail is sent, and by whom. */
export const mailSettings = {
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }).optional(),
    "unset: `$DATA_DIR/outbox/*.eml`, one file a mail",
    "mail server",
  ),
  SUPPORT_EMAIL: setting(
    z.email("must be an email address").default("support@adjudge.example"),
    "`support@adjudge.example`",
    "the address people are told to write to; set your own before launch",
  ),
  MAIL_FROM: setting(text.default("Adjudge <no-reply@localhost>"), "`Adjudge <no-reply@localhost>`", "sender of mails"),
} as const satisfies Record<string, Setting>;
