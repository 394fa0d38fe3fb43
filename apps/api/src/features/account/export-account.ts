import { zip, type AsyncZippable } from "fflate";
import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { jsonFile, type ExportFile } from "../../platform/personal-data.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { oldPictures } from "./update-profile.ts";
import { findUser, listAllSessions, listAudit, listIdentities } from "./repository.ts";

const exportsPerUser = { limit: 10, windowSeconds: 3_600 };
/** Of the archive's layout, for programs that read it. */
const schemaVersion = 1;

/** Everything we hold about a person, as one ZIP. Other people appear only as the person saw them. */
export async function exportAccount(
  deps: AccountDependencies,
  { userId, ip }: { userId: string; ip: string | null },
): Promise<Uint8Array> {
  const { db, personalData, rateLimiter } = deps;
  await rateLimiter.enforce({ action: "export", account: userId }, exportsPerUser);
  const files = await ownFiles(deps, userId);
  for (const part of personalData) files.push(...(await part.export({ userId })));
  await inTransaction(db, (tx) => appendAudit(tx, { userId, action: "account.exported", ip }));
  return pack(files);
}

async function ownFiles({ db, avatars, clock }: AccountDependencies, userId: string): Promise<ExportFile[]> {
  const user = await findUser(db, { id: userId });
  if (!user) throw notFound();
  const { password_hash, profile_image_key: _key, email_folded: _folded, ...account } = user;
  const pictures: ExportFile[] = [];
  for (const key of oldPictures(user)) {
    const name = key.split("/").at(-1) ?? "";
    const content = await avatars.read(name);
    if (content) pictures.push({ path: `avatar/${name}`, content });
  }
  return [
    jsonFile("account.json", {
      schema_version: schemaVersion,
      exported_at: clock.now().toISOString(),
      account: { ...account, has_password: password_hash !== null },
      sign_in_providers: await listIdentities(db, { userId }),
    }),
    jsonFile("sessions.json", await listAllSessions(db, { userId })),
    jsonFile("audit.json", await listAudit(db, { userId })),
    ...pictures,
  ];
}

// Pictures are compressed already.
const isPacked = (path: string): boolean => !path.endsWith(".json");

function pack(files: readonly ExportFile[]): Promise<Uint8Array> {
  const entries: AsyncZippable = {};
  for (const { path, content } of files) entries[path] = [content, { level: isPacked(path) ? 0 : 6 }];
  return new Promise((resolve, reject) => {
    zip(entries, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}
