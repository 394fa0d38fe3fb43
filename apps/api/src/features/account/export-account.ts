import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { notFound } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit-log.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { jsonFile, type ExportFile } from "../../platform/personal-data.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { oldPictures } from "./update-profile.ts";
import { findUser, listAllSessions, listAudit, listIdentities } from "./repository.ts";

type ExportDependencies = Pick<AccountDependencies, "db" | "avatars" | "clock" | "personalData">;

/** Of the archive's layout, for programs that read it. */
const schemaVersion = 1;

/** Everything we hold about a person, as one ZIP, piece by piece. Other people appear only as the person saw them. */
export async function* exportAccount(
  deps: ExportDependencies,
  { userId, ip }: { userId: string; ip: string | null },
): AsyncGenerator<Uint8Array> {
  const { db, personalData } = deps;
  const files = await ownFiles(deps, userId);
  for (const part of personalData) files.push(...(await part.export({ userId })));
  await inTransaction(db, (tx) => appendAudit(tx, { userId, action: "account.exported", ip }));
  yield* pack(files);
}

async function ownFiles({ db, avatars, clock }: ExportDependencies, userId: string): Promise<ExportFile[]> {
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

/** One file at a time: at no moment is more of the archive in memory than the file that is being packed. */
async function* pack(files: readonly ExportFile[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) ready.push(chunk);
  });
  const drain = (): Uint8Array[] => {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const { path, content } of files) {
    const bytes = typeof content === "function" ? await content() : content;
    if (!bytes) continue;
    const entry = isPacked(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    archive.add(entry);
    entry.push(bytes, true);
    yield* drain();
  }
  archive.end();
  yield* drain();
}
