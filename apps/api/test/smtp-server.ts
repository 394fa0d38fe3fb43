import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll } from "vitest";
import { readEml, type ReadMail } from "../src/platform/mail/read-eml.ts";

export type MailServer = { url: string; sources: string[]; mailsTo: (address: string) => ReadMail[] };

/** A real mail server on a port of its own that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const sources: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      let source = "";
      stream.on("data", (chunk: Buffer) => (source += chunk.toString()));
      stream.on("end", () => {
        sources.push(source);
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sources,
    mailsTo: (address) => sources.map(readEml).filter(({ to }) => to === address),
  };
}
