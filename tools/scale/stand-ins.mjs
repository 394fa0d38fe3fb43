// What an installation has around it, as processes that can be killed: `s3 <port> <folder>` and `smtp <port> <folder>`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [what, port, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

if (what === "s3") {
  const { default: S3rver } = await import("s3rver");
  const server = new S3rver({
    port: Number(port),
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  await server.run();
} else {
  const { SMTPServer } = await import("smtp-server");
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        writeFileSync(join(folder, `${process.pid}-${String(++count).padStart(5, "0")}.eml`), Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise((done) => server.listen(Number(port), "127.0.0.1", done));
}
process.stdout.write(`${what} is ready\n`);
