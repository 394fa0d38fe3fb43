import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../../platform/clock.ts";
import { isUuid } from "../../platform/ids.ts";
import type { Secrets } from "../../platform/secrets.ts";

export type ErasureLedger = {
  add: (erased: { userId: string; email: string }) => Promise<void>;
  /** Ids of everybody who was erased. */
  read: () => Promise<string[]>;
};

/**
 * Who was erased, outside the database: a restored backup brings them back, and the ledger removes them again. Addresses
 * are kept as a keyed hash only.
 */
export function createErasureLedger({
  dataDir,
  secrets,
  clock,
}: {
  dataDir: string;
  secrets: Secrets;
  clock: Clock;
}): ErasureLedger {
  const path = join(dataDir, "erasures.jsonl");
  return {
    add: async ({ userId, email }) => {
      await mkdir(dirname(path), { recursive: true });
      const line = {
        user_id: userId,
        email_hmac: secrets.sign("export", "erased", email),
        at: clock.now().toISOString(),
      };
      await appendFile(path, `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
    },
    read: async () => {
      const text = await readFile(path, "utf8").catch(() => "");
      // A line that a crash cut short names nobody.
      return [...text.matchAll(/"user_id":"([^"]+)"/g)].map(([, id]) => id ?? "").filter(isUuid);
    },
  };
}
