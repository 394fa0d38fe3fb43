import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createOpener, createSealer } from "./sealed-file.ts";
import { TransferError } from "./transfer-error.ts";

const sealedEnding = ".age";

/** Files of a backup that is being written; returns the hash of the content as it was before sealing. */
export type BackupWriter = (
  path: readonly string[],
  content: Readable | string | Buffer,
) => Promise<{ sha256: string }>;

export async function createBackupWriter(folder: string, passphrase: string | null): Promise<BackupWriter> {
  const seal = passphrase === null ? undefined : await createSealer(passphrase);
  return async (path, content) => {
    const target = join(folder, ...path) + (seal ? sealedEnding : "");
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = createHash("sha256");
    const hashing = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
    await pipeline([
      source,
      hashing,
      ...(seal ? [seal()] : []),
      createWriteStream(target, { mode: 0o600, flush: true }),
    ]);
    return { sha256: hash.digest("hex") };
  };
}

/** Files of a backup as they were before sealing. What is missing or does not open is an error of the stream. */
export type BackupReader = {
  open: (path: readonly string[]) => Readable;
  read: (path: readonly string[]) => Promise<Buffer>;
};

export function createBackupReader(folder: string, passphrase: string | null): BackupReader {
  const isSealed = existsSync(join(folder, `manifest.json${sealedEnding}`));
  if (isSealed && passphrase === null)
    throw new TransferError(
      "This backup is encrypted. Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE. Nothing was changed.",
    );
  const opener = isSealed && passphrase !== null ? createOpener(passphrase) : undefined;
  const open = (path: readonly string[]): Readable => {
    const file = createReadStream(join(folder, ...path) + (opener ? sealedEnding : ""));
    if (!opener) return file;
    const plain = opener();
    file.on("error", (error) => plain.destroy(error));
    plain.on("close", () => file.destroy());
    return file.pipe(plain);
  };
  return { open, read: (path) => buffer(open(path)) };
}
