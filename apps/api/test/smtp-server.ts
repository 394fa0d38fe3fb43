import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { atFileEnd } from "./file-end.ts";
import { readEml, type ReadMail } from "../src/platform/mail/read-eml.ts";

export type MailServer = {
  url: string;
  sources: string[];
  mailsTo: (address: string) => ReadMail[];
  close: () => Promise<void>;
};

/** A real mail server on a port of its own that keeps what it is given. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
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
    ...options,
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = (): Promise<void> => new Promise((done) => server.close(() => done()));
  atFileEnd(close);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sources,
    mailsTo: (address) => sources.map(readEml).filter(({ to }) => to === address),
    close,
  };
}
