import { statSync } from "node:fs";
import { dirname } from "node:path";

/** Who runs PostgreSQL. It refuses root, so root hands over to `nobody`, or to the owner of the data folder. */
export type RunAs = { ids: { uid: number; gid: number } | Record<string, never> };

const nobody = { uid: 65534, gid: 65534 };

export function chooseRunAs(dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return { ids: {} };
  const { uid, gid } = statSync(dataDir);
  return { ids: uid === 0 ? nobody : { uid, gid } };
}

/** Whether that user can walk down to this folder (permission bits only). */
export function canReach(path: string, { ids }: RunAs): boolean {
  if (!("uid" in ids)) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === ids.uid ? 0o100 : gid === ids.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
