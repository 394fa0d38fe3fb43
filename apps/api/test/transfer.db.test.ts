import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { appendAudit } from "../src/platform/audit/audit-log.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { createPgBossQueue } from "../src/platform/queue/pg-boss-queue.ts";
import { createDiskStorage } from "../src/platform/storage/disk-storage.ts";
import { writeBackup } from "../src/platform/transfer/backup.ts";
import { createBackupReader } from "../src/platform/transfer/backup-files.ts";
import { moveDatabase } from "../src/platform/transfer/move-database.ts";
import { readVerifiedManifest } from "../src/platform/transfer/manifest.ts";
import type { Storage } from "../src/platform/storage/storage.ts";
import { restoreBackup } from "../src/platform/transfer/restore.ts";
import { makeUser, type TestUser } from "./factories.ts";
import { makePaidUser } from "./paid.ts";
import { nthAd } from "./small-ad.ts";
import { buildTestApp, type TestApp } from "./test-app.ts";
import { createTestDatabase } from "./test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "adjudge-transfer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let app: TestApp;
let user: TestUser;
const remember = { name: "test.remember", payload: z.object({ text: z.string() }) };

beforeAll(async () => {
  app = await buildTestApp();
  user = await makeUser(app, { first_name: 'Zoë "Quote"\\N\tTab\nLine', company_name: "Ünïcode ✓ 株式会社" });
  await inTransaction(app.db, (tx) =>
    appendAudit(tx, { userId: user.id, action: "test.happened", detail: { nested: { a: [1, null, "x"] } } }),
  );
  await app.platform.mail.enqueue(app.db, { kind: "test", to: user.email, subject: "waiting", text: "body" });
  await app.platform.storage.put("objects/aa/bb/picture.png", Buffer.from([1, 2, 3, 0, 255]), {
    contentType: "image/png",
  });
  const queue = createPgBossQueue({ jobs: [remember], db: app.db, logger: app.platform.logger });
  queue.handle(remember, async () => undefined);
  await queue.start({ isWorker: false });
  await queue.send(app.db, remember, { text: "later" }, { startAfterSeconds: 3600 });
  await queue.stop();
});

const source = () => app.platform.database.target;
const secretPath = join(folder, "secret.key");

async function backup(name: string, passphrase: string | null = null): Promise<string> {
  const path = join(folder, name);
  writeFileSync(secretPath, "master\n");
  const { storage } = app.platform;
  await writeBackup({ target: source(), storage, folder: path, secretPath, now: new Date(), passphrase });
  return path;
}

/** Written once and copied for each damage: sealing one takes a second of a core. */
const written = new Map<string, Promise<string>>();
async function copyOf(whole: string, name: string, passphrase: string | null = null): Promise<string> {
  const made = written.get(whole) ?? backup(whole, passphrase);
  written.set(whole, made);
  const path = join(folder, name);
  cpSync(await made, path, { recursive: true });
  return path;
}

async function emptyInstallation(name: string) {
  const database = await createTestDatabase({ isEmpty: true });
  const storage = await createDiskStorage(join(folder, name));
  return { database, storage, secretPath: join(folder, name, "secret.key") };
}

describe("moving to another database", () => {
  it("carries every row over, and sequences, sessions and waiting jobs go on", async () => {
    const target = await createTestDatabase({ isEmpty: true });
    const digests = await moveDatabase({ source: source(), target: target.target });
    expect(digests.find(({ name }) => name === "users")?.rows).toBe(1);
    const row = await target.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect([row.first_name, row.company_name]).toEqual(['Zoë "Quote"\\N\tTab\nLine', "Ünïcode ✓ 株式会社"]);
    const { rows: jobs } = await target.pool.query("select data from pgboss.job where name = 'test.remember'");
    expect(jobs).toEqual([{ data: { text: "later" } }]);
    const moved = await buildTestApp({ database: target });
    expect((await moved.as(user.token).get("/users/current/")).status).toBe(200);
    await inTransaction(moved.db, (tx) => appendAudit(tx, { userId: user.id, action: "test.again" }));
    await moved.close();
  });

  it("does not write over data", async () => {
    const target = await createTestDatabase();
    await target.db.insertInto("users").values({ email: "a@b.c", email_folded: "a@b.c" }).execute();
    await expect(moveDatabase({ source: source(), target: target.target })).rejects.toThrow("already holds data");
    expect(await target.db.selectFrom("users").select("email").execute()).toEqual([{ email: "a@b.c" }]);
  });
});

describe("backup and restore", () => {
  it("bring database, files, jobs and secret back into an empty installation", async () => {
    const path = await backup("good");
    const { database, storage, secretPath: restoredSecret } = await emptyInstallation("restored");
    await restoreBackup({ target: database.target, storage, folder: path, secretPath: restoredSecret });
    expect(await storage.get("objects/aa/bb/picture.png")).toEqual(Buffer.from([1, 2, 3, 0, 255]));
    const restored = await buildTestApp({ database, overrides: { storage } });
    const { body } = await restored.as(user.token).get("/users/current/");
    expect(body.user.email).toBe(user.email);
    expect(await restored.mailsTo(user.email)).toHaveLength(1);
    const { rows } = await database.pool.query("select data from pgboss.job where name = 'test.remember'");
    expect(rows).toEqual([{ data: { text: "later" } }]);
    await restored.close();
  });

  it("refuse a database that holds data, and never write over a backup", async () => {
    const path = await backup("once");
    await expect(
      writeBackup({ target: source(), storage: app.platform.storage, folder: path, secretPath, now: new Date() }),
    ).rejects.toThrow("already exists");
    const { storage } = await emptyInstallation("other");
    await expect(restoreBackup({ target: source(), storage, folder: path, secretPath })).rejects.toThrow(
      "already holds data",
    );
  });

  it.each([
    ["a table cut short", (path: string) => truncateSync(join(path, "database/users.copy"), 5)],
    [
      "one more byte in a picture",
      (path: string) => appendFileSync(join(path, "files/objects/aa/bb/picture.png"), "x"),
    ],
    ["a missing file", (path: string) => rmSync(join(path, "files/objects/aa/bb/picture.png"))],
    ["an edited manifest", (path: string) => appendFileSync(join(path, "manifest.json"), " ")],
    ["no manifest", (path: string) => rmSync(join(path, "manifest.json"))],
  ])("refuse %s before anything is changed", async (name, damage) => {
    const path = await copyOf("whole", `damaged ${name}`);
    damage(path);
    const { database, storage } = await emptyInstallation(`untouched ${name}`);
    await expect(restoreBackup({ target: database.target, storage, folder: path, secretPath })).rejects.toThrow(
      /damaged|no backup/,
    );
    const { rows } = await database.pool.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
    expect(await storage.get("objects/aa/bb/picture.png")).toBeUndefined();
  });
});

describe("N102: an encrypted backup", () => {
  const passphrase = "correct horse battery";
  const everyFile = (path: string): string[] =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it("shows nothing of rows, pictures or keys, and comes back with its passphrase", async () => {
    const path = await backup("sealed", passphrase);
    const files = everyFile(path);
    expect(files.filter((file) => !file.endsWith(".age"))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const bytes = readFileSync(file);
      expect(bytes.subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
      for (const plain of [user.email, "master", "PNG", "株式会社"]) expect(bytes.includes(plain)).toBe(false);
      expect(statSync(file).mode & 0o077).toBe(0);
    }
    const { database, storage, secretPath: restoredSecret } = await emptyInstallation("unsealed");
    await restoreBackup({ target: database.target, storage, folder: path, secretPath: restoredSecret, passphrase });
    expect(await storage.get("objects/aa/bb/picture.png")).toEqual(Buffer.from([1, 2, 3, 0, 255]));
    expect(readFileSync(restoredSecret, "utf8")).toBe("master\n");
    expect(statSync(restoredSecret).mode & 0o077).toBe(0);
    const row = await database.db.selectFrom("users").select("company_name").executeTakeFirstOrThrow();
    expect(row.company_name).toBe("Ünïcode ✓ 株式会社");
  });

  const users = (path: string): string => join(path, "database/users.copy.age");
  it.each([
    ["another passphrase", "correct horse batterx", () => undefined, "passphrase does not open"],
    ["none", null, () => undefined, "is encrypted"],
    [
      "a file cut short",
      passphrase,
      (path: string) => truncateSync(users(path), statSync(users(path)).size - 1),
      "damaged",
    ],
    ["a file cut to its header", passphrase, (path: string) => truncateSync(users(path), 60), "damaged"],
    ["more behind the end", passphrase, (path: string) => appendFileSync(users(path), "x"), "damaged"],
    [
      "two files in each other's place",
      passphrase,
      (path: string) => copyFileSync(join(path, "database/sessions.copy.age"), users(path)),
      "damaged",
    ],
    [
      "one bit turned",
      passphrase,
      (path: string) => {
        const bytes = readFileSync(users(path));
        bytes[bytes.length - 40]! ^= 1;
        writeFileSync(users(path), bytes);
      },
      "damaged",
    ],
  ])("is refused with %s before anything is changed", async (name, given, damage, why) => {
    const path = await copyOf("sealed whole", `sealed ${name}`, passphrase);
    damage(path);
    const { database, storage } = await emptyInstallation(`untouched sealed ${name}`);
    const restored = restoreBackup({ target: database.target, storage, folder: path, secretPath, passphrase: given });
    await expect(restored).rejects.toThrow(why);
    const { rows } = await database.pool.query("select 1 from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  });
});

describe("a backup of older days", () => {
  const restoreOld = async (old: string, storage: Storage, erasuresFrom?: string) => {
    const { database } = await emptyInstallation("unused");
    await restoreBackup({
      target: database.target,
      storage,
      folder: old,
      secretPath: join(folder, "other.key"),
      ...(erasuresFrom === undefined ? {} : { erasuresFrom }),
    });
    // Another instance, with a data folder of its own.
    const restored = await buildTestApp({ database, overrides: { storage } });
    const isThere = async (id: string) =>
      (await restored.db.selectFrom("users").select("id").where("id", "=", id).execute()).length === 1;
    return { restored, isThere };
  };

  it("brings nobody back who was erased since, whichever instance did it", async () => {
    const [gone, stays] = [await makeUser(app), await makeUser(app)];
    const old = await backup("before the erasure");
    await app.services.account.operator.erase(gone.email);
    const { restored, isThere } = await restoreOld(old, app.platform.storage);
    expect(await isThere(gone.id)).toBe(true);
    await restored.runJobs();
    expect([await isThere(gone.id), await isThere(stays.id)]).toEqual([false, true]);
    await restored.close();
  });

  it("nor on a machine where all is lost but a newer backup", async () => {
    const gone = await makeUser(app);
    const old = await backup("before another erasure");
    await app.services.account.operator.erase(gone.email);
    const newer = await backup("after it");
    const { storage } = await emptyInstallation("another machine");
    const { restored, isThere } = await restoreOld(old, storage, newer);
    await restored.runJobs();
    expect(await isThere(gone.id)).toBe(false);
    await restored.close();
  });
});

describe("a backup while pictures are deleted", () => {
  it("has every file that its rows name: removal waits until it is written", async () => {
    const owner = await makePaidUser(app);
    const category = (await owner.call.post("/categories/", { category: "Backup" })).body.data.id;
    const bytes = await nthAd(0);
    const { body } = await owner.call.form("POST", "/images/", [
      ["category", category],
      ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
    ]);
    const { storage } = app.platform;
    // Between the snapshot and the first copied file the picture is deleted, and the worker does what it can.
    const deletes = {
      ...storage,
      list: async function* (prefix: string) {
        expect((await owner.call.delete(`/images/${body.image_id}/`)).status).toBe(204);
        await app.runJobs();
        yield* storage.list(prefix);
      },
    };
    const path = join(folder, "while deleting");
    const manifest = await writeBackup({
      target: source(),
      storage: deletes,
      folder: path,
      secretPath,
      now: new Date(),
    });
    expect(manifest.missing).toEqual([]);
    const { database, storage: elsewhere } = await emptyInstallation("restored while deleting");
    await restoreBackup({ target: database.target, storage: elsewhere, folder: path, secretPath });
    const { rows } = await database.pool.query<{ object_key: string }>("select object_key from images where id = $1", [
      body.image_id,
    ]);
    expect(await elsewhere.get(rows[0]?.object_key ?? "x")).toBeDefined();
    // Afterwards the file goes after all.
    await app.platform.database.pool.query("update pgboss.job set start_after = now() where state < 'active'");
    await app.runJobs();
    expect(await storage.get(rows[0]?.object_key ?? "x")).toBeUndefined();
  });

  it("names the files that were lost before", async () => {
    await app.db
      .updateTable("users")
      .set({ profile_image_key: "avatars/lost.webp" })
      .where("id", "=", user.id)
      .execute();
    const path = await backup("with a loss");
    const manifest = await readVerifiedManifest(path, createBackupReader(path, null));
    await app.db.updateTable("users").set({ profile_image_key: null }).where("id", "=", user.id).execute();
    expect(manifest.missing).toEqual(["avatars/lost.webp"]);
  });
});
