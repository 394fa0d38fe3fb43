import { readFileSync } from "node:fs";
import type { Config } from "../platform/config.ts";
import { TransferError } from "../platform/transfer/transfer-error.ts";

const leastLength = 12;

/** From the environment or from a file, never from the command line, which other users of the machine can read. */
export function readPassphrase({
  backupPassphrase,
  backupPassphraseFile,
}: Pick<Config, "backupPassphrase" | "backupPassphraseFile">): string | null {
  if (backupPassphrase !== null) return backupPassphrase;
  if (backupPassphraseFile === null) return null;
  let line: string | undefined;
  try {
    line = readFileSync(backupPassphraseFile, "utf8").split(/\r?\n/)[0];
  } catch {
    throw new TransferError(`BACKUP_PASSPHRASE_FILE ${backupPassphraseFile} cannot be read.`);
  }
  if (line === undefined || line.length < leastLength)
    throw new TransferError(`The passphrase in ${backupPassphraseFile} must have at least ${leastLength} characters.`);
  return line;
}
