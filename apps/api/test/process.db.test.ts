import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { clientConfig } from "../src/platform/db/connect.ts";
import { openDatabase, type OpenDatabase } from "../src/platform/db/open-database.ts";
import { createLogger } from "../src/platform/logger.ts";
import {
  databasePid,
  embeddedTarget,
  killDatabase,
  signUp,
  spawnProduct,
  spawnProgram,
  startProduct,
} from "./product-process.ts";

const isWhole = process.env["TEST_ALL"] === "1";

const isRoot = process.getuid?.() === 0;
const base = mkdtempSync(join(tmpdir(), "adjudge-process-"));
chmodSync(base, 0o711);
afterAll(() => rmSync(base, { recursive: true, force: true }));

let count = 0;
const newDataDir = (): string => join(base, `d${count++}`);
const openClient = async (dataDir: string): Promise<pg.Client> => {
  const client = new pg.Client(clientConfig(embeddedTarget(dataDir)));
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

const openEmbedded = (dataDir: string): Promise<OpenDatabase> =>
  openDatabase({
    config: { databaseUrl: null, dataDir, databasePoolSize: 2, databaseWaitSeconds: 60, isProduction: true },
    logger: createLogger({ level: "silent" }),
  });

// These start the product with its own embedded database; a second engine changes nothing about them.
describe.skipIf(process.env["TEST_DATABASE_URL"])("the product as a process", { timeout: 600_000 }, () => {
  it("loses no acknowledged write when writer and database are killed again and again", async () => {
    const rounds = isWhole ? 20 : 2;
    const dataDir = newDataDir();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const { child, ended, output } = spawnProgram("apps/api/test/durable-writer.ts", [dataDir, `r${round}`]);
      let isOver = false;
      void ended.then(() => (isOver = true));
      // However long the machine takes: a writer that ends before it is killed has failed.
      await expect
        .poll(() => isOver || output().split("\n").length > 30 + round * 7, { timeout: 590_000, interval: 5 })
        .toBe(true);
      expect(isOver ? output() : "still writing").toBe("still writing");
      // Which of the two dies first differs from round to round.
      if (round % 2 === 0) killDatabase(dataDir);
      child.kill("SIGKILL");
      killDatabase(dataDir);
      await ended;
      // The last line may have been cut by the kill: half a line is no acknowledgement. A writer whose database died
      // first may have come to say so.
      const lines = output().split("\n").slice(0, -1);
      acknowledged.push(...lines.filter((line) => line.startsWith(`r${round}-`)));
    }
    const { db, close } = await openEmbedded(dataDir);
    const rows = await db.selectFrom("users").select("email").execute();
    await close();
    const kept = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(rounds * 30);
  });

  it("loses no acknowledged sign-up when the whole product is killed", async () => {
    const dataDir = newDataDir();
    const acknowledged: string[] = [];
    const product = await startProduct({ dataDir });
    let isOver = false;
    const writers = Array.from({ length: 4 }, async (_value, writer) => {
      for (let index = 0; !isOver; index++) {
        const email = `${writer}-${index}@example.test`;
        if ((await signUp(product.origin, email).catch(() => 0)) === 201) acknowledged.push(email);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 590_000 }).toBeGreaterThan(10);
    const ended = product.end("SIGKILL");
    killDatabase(dataDir);
    isOver = true;
    await Promise.all([...writers, ended]);
    const again = await startProduct({ dataDir });
    for (const email of acknowledged) expect(await signUp(again.origin, email)).toBe(400);
    expect(await again.end("SIGTERM")).toBe(0);
  });

  it("finishes what is in flight after SIGTERM, stops its database and exits 0", async () => {
    const dataDir = newDataDir();
    const product = await startProduct({ dataDir });
    const client = await openClient(dataDir);
    await client.query("begin");
    await client.query("lock table users in access exclusive mode");
    const slow = signUp(product.origin, "in-flight@example.test");
    await expect
      .poll(async () => (await client.query("select 1 from pg_locks where not granted")).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0);
    const ended = product.end("SIGTERM");
    await expect
      .poll(
        () =>
          fetch(`${product.origin}/healthz`).then(
            () => "answers",
            () => "refused",
          ),
        { timeout: 10_000 },
      )
      .toBe("refused");
    await client.query("commit");
    await client.end();
    expect(await slow).toBe(201);
    expect(await ended).toBe(0);
    expect(databasePid(dataDir)).toBeUndefined();
  });

  it("adopts the database that a killed process left running", async () => {
    const dataDir = newDataDir();
    const first = await startProduct({ dataDir });
    expect(await signUp(first.origin, "kept@example.test")).toBe(201);
    const pid = databasePid(dataDir);
    await first.end("SIGKILL");
    const second = await startProduct({ dataDir });
    expect(databasePid(dataDir)).toBe(pid);
    expect(await signUp(second.origin, "kept@example.test")).toBe(400);
  });

  it("answers only 503 while the database is gone, and recovers by itself", async () => {
    const dataDir = newDataDir();
    const product = await startProduct({ dataDir });
    const statuses: number[] = [];
    const ask = async (): Promise<number> => {
      const response = await fetch(`${product.origin}/api/subscription-plans/`);
      await response.arrayBuffer();
      statuses.push(response.status);
      return response.status;
    };
    expect(await ask()).toBe(200);
    const pid = databasePid(dataDir);
    killDatabase(dataDir);
    await Promise.all(Array.from({ length: 20 }, ask));
    await expect.poll(ask, { timeout: 30_000 }).toBe(200);
    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(databasePid(dataDir)).not.toBe(pid);
    expect((await fetch(`${product.origin}/healthz`)).status).toBe(200);
  });

  it.runIf(isWhole)("runs twice side by side, also under a very long path", async () => {
    const long = join(newDataDir(), "a".repeat(60), "b".repeat(60));
    const [one, two] = await Promise.all([startProduct({ dataDir: newDataDir() }), startProduct({ dataDir: long })]);
    expect(await signUp(one.origin, "same@example.test")).toBe(201);
    expect(await signUp(two.origin, "same@example.test")).toBe(201);
  });

  it.skipIf(!isRoot)("works for root under a folder that only its owner may enter", async () => {
    const home = newDataDir();
    mkdirSync(home, { mode: 0o700 });
    const dataDir = join(home, "data");
    const product = await startProduct({ dataDir });
    const outside = dirname(readlinkSync(join(dataDir, "pg")));
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    expect(await signUp(product.origin, "private@example.test")).toBe(201);
    expect(await product.end("SIGTERM")).toBe(0);
    const again = await startProduct({ dataDir });
    expect(await signUp(again.origin, "private@example.test")).toBe(400);
    await again.end("SIGTERM");
  });

  it.skipIf(!isRoot)("works for an ordinary user", async () => {
    const dataDir = newDataDir();
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o777);
    const product = await startProduct({
      dataDir: join(dataDir, "data"),
      spawnOptions: { uid: 65534, gid: 65534 },
      env: { HOME: dataDir, TMPDIR: dataDir },
    });
    expect(await signUp(product.origin, "ordinary@example.test")).toBe(201);
    expect(await product.end("SIGTERM")).toBe(0);
  });

  it.runIf(isWhole)("four that start together on an empty data folder do not disturb each other", async () => {
    const dataDir = newDataDir();
    const runs = Array.from({ length: 4 }, () =>
      spawnProgram("apps/api/src/commands/migrate.ts", [], { DATA_DIR: dataDir }),
    );
    expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
    const { db, close } = await openEmbedded(dataDir);
    const plans = await db.selectFrom("plans").select(["name", "billing_cycle"]).execute();
    expect(new Set(plans.map(({ name, billing_cycle }) => `${name} ${billing_cycle}`)).size).toBe(8);
    expect(plans).toHaveLength(8);
    await close();
    expect(databasePid(dataDir)).toBeUndefined();
  });
});

describe.skipIf(process.env["TEST_DATABASE_URL"])(
  "a start that cannot succeed says why in a sentence",
  { timeout: 120_000 },
  () => {
    async function startAndFail(env: Record<string, string>, dataDir = newDataDir()): Promise<string> {
      const { output, ended } = spawnProduct({ dataDir, env });
      expect(await ended).toBe(1);
      expect(output()).not.toMatch(/\n\s+at /);
      expect(databasePid(dataDir)).toBeUndefined();
      return output();
    }

    it("a taken port", async () => {
      const other = createServer();
      await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
      const address = other.address();
      const port = String(typeof address === "object" && address ? address.port : 0);
      expect(await startAndFail({ PORT: port })).toContain(`Port ${port} is already taken`);
      other.close();
    });

    it("a data folder that cannot be written", async () => {
      const file = join(base, "a-file");
      writeFileSync(file, "");
      expect(await startAndFail({}, join(file, "data"))).toContain("cannot be written");
    });

    it("bad settings, all at once", async () => {
      const output = await startAndFail({ PORT: "x", SMTP_URL: "http://x", APP_ORIGIN: "nonsense" });
      for (const name of ["PORT", "SMTP_URL", "APP_ORIGIN"]) expect(output).toContain(name);
    });

    it("a database that is not there", async () => {
      expect(await startAndFail({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toContain("cannot be reached");
    });

    it("production with unsafe defaults", async () => {
      expect(await startAndFail({ NODE_ENV: "production" })).toContain("APP_SECRET must be set");
    });
  },
);

describe("a server that can lose data", () => {
  it("is refused in production", async () => {
    const { admin } = inject("postgres");
    const target =
      "url" in admin
        ? admin.url
        : `postgres://${admin.user}:${admin.password}@localhost/${admin.database}?host=${encodeURIComponent(admin.socketFolder)}`;
    const config = {
      databaseUrl: target,
      dataDir: base,
      databasePoolSize: 2,
      databaseWaitSeconds: 60,
      isProduction: true,
    };
    await expect(openDatabase({ config, logger: createLogger({ level: "silent" }) })).rejects.toThrow("fsync off");
  });
});
