import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../platform/mail/mail-layout.ts";
import { readEml, type ReadMail } from "../platform/mail/read-eml.ts";

const mostShown = 100;

/** What was "sent" while no mail server is set: a page for people, /dev/mailbox.json?to= for tests. Absent in production. */
export function registerDevMailbox(server: FastifyInstance, folder: string): void {
  server.get<{ Querystring: { to?: unknown } }>("/dev/mailbox.json", async (request, reply) => {
    const { to } = request.query;
    const mails = await readMails(folder, typeof to === "string" ? to : undefined);
    return reply.header("cache-control", "no-store").send({ mails });
  });
  server.get("/dev/mailbox", async (_request, reply) => {
    const mails = await readMails(folder, undefined);
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page(mails));
  });
}

/** Newest first. */
async function readMails(folder: string, to: string | undefined): Promise<ReadMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .reverse();
  const mails: ReadMail[] = [];
  for (const name of newest) {
    const mail = readEml(await readFile(join(folder, name), "utf8"));
    if (to === undefined || mail.to.toLowerCase().includes(to.toLowerCase())) mails.push(mail);
    if (mails.length >= mostShown) break;
  }
  return mails;
}

const withLinks = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<>()]+/g, (url) => `<a href="${url}">${url}</a>`);

function page(mails: readonly ReadMail[]): string {
  const shown = mails.map(
    ({ to, subject, date, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} · ${escapeHtml(date)}</p><pre>${withLinks(text)}</pre></article>`,
  );
  const style =
    "body{font-family:system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#faf8f4;color:#1d1b18}article{background:#fff;border:1px solid #e2dccf;border-radius:.5rem;padding:0 1rem;margin:1rem 0}h2{font-size:1.1rem}p{color:#6a6256;font-size:.9rem}pre{white-space:pre-wrap;font:inherit}";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${style}</style></head><body><h1>Mailbox</h1><p>Mails that would have been sent. Reload to see new ones.</p>${shown.join("") || "<p>Nothing yet.</p>"}</body></html>`;
}
