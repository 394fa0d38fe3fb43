import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { clientConfig } from "../connect.ts";
import { withClient } from "../open-database.ts";
import { startEmbeddedServer, type EmbeddedServer } from "./supervisor.ts";

const base = mkdtempSync(join(tmpdir(), "adjudge-password-"));
chmodSync(base, 0o711);
afterAll(() => rmSync(base, { recursive: true, force: true }));

let count = 0;
const newDataDir = (): string => join(base, `d${count++}`);

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, settings: ["fsync=off"] });
  onTestFinished(() => server.stop());
  return server;
}

const targetOf = ({ socketFolder, port, user, password }: EmbeddedServer, database = "postgres") => ({
  socketFolder,
  port,
  user,
  password,
  database,
});

/** How a stranger fares who reaches the socket. */
async function enterWith(server: EmbeddedServer, password: string | undefined): Promise<string> {
  const { password: _own, ...config } = clientConfig(targetOf(server));
  const client = new pg.Client({ ...config, ...(password === undefined ? {} : { password }) });
  try {
    await client.connect();
    await client.query("select 1");
    return "entered";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const rulesOf = ({ dataFolder }: EmbeddedServer): string[] =>
  readFileSync(join(dataFolder, "pg_hba.conf"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

const mark = (server: EmbeddedServer) =>
  withClient(targetOf(server), (client) => client.query("create table kept as select 42 as number"));
const markOf = (server: EmbeddedServer) =>
  withClient(targetOf(server), async (client) => (await client.query("select number from kept")).rows);

/** A folder as earlier releases left it: everybody who reaches the socket is let in, and there is no key. */
async function makeOpenFolder(dataDir: string): Promise<EmbeddedServer> {
  const server = await start(dataDir);
  await mark(server);
  writeFileSync(join(server.dataFolder, "pg_hba.conf"), "local all all trust\n");
  await withClient(targetOf(server), async (client) => {
    await client.query("select pg_reload_conf()");
    await client.query("alter role adjudge password null");
  });
  rmSync(join(dataDir, "database.key"));
  await expect.poll(() => enterWith(server, undefined), { timeout: 60_000 }).toBe("entered");
  return server;
}

describe("N101: the embedded database", { timeout: 300_000 }, () => {
  it("lets nobody in without its password, which only its owner can read", async () => {
    const dataDir = newDataDir();
    const server = await start(dataDir);
    expect(await enterWith(server, server.password)).toBe("entered");
    expect(await enterWith(server, "adjudge")).toBe("28P01");
    expect(await enterWith(server, undefined)).not.toBe("entered");
    expect(rulesOf(server).filter((rule) => !rule.endsWith("scram-sha-256"))).toEqual([]);
    const { mode, uid } = statSync(join(dataDir, "database.key"));
    expect([mode & 0o777, uid]).toEqual([0o600, statSync(dataDir).uid]);
    expect(server.password.length).toBeGreaterThan(40);
  });

  it("asks for one in a folder that an earlier release left open, and keeps what is in it", async () => {
    const dataDir = newDataDir();
    await (await makeOpenFolder(dataDir)).stop();
    const server = await start(dataDir);
    expect(await enterWith(server, undefined)).not.toBe("entered");
    expect(await enterWith(server, "adjudge")).toBe("28P01");
    expect(await markOf(server)).toEqual([{ number: 42 }]);
    expect(rulesOf(server).filter((rule) => !rule.endsWith("scram-sha-256"))).toEqual([]);
  });

  it("does so too where that release was killed and its server runs on", async () => {
    const dataDir = newDataDir();
    const left = await makeOpenFolder(dataDir);
    const server = await start(dataDir);
    expect(server.pid()).toBe(left.pid());
    expect(await enterWith(server, undefined)).not.toBe("entered");
    expect(await markOf(server)).toEqual([{ number: 42 }]);
  });

  it("takes a new password from the folder's owner who lost the old one", async () => {
    const dataDir = newDataDir();
    const before = await start(dataDir);
    await mark(before);
    await before.stop();
    rmSync(join(dataDir, "database.key"));
    // And a start that was killed long ago left a password lying about.
    mkdirSync(join(dataDir, "initdb-left"));
    writeFileSync(join(dataDir, "initdb-left/password"), before.password);
    utimesSync(join(dataDir, "initdb-left"), 1, 1);
    const servers = await Promise.all([start(dataDir), start(dataDir)]);
    for (const server of servers) {
      expect(server.password).not.toBe(before.password);
      expect(await markOf(server)).toEqual([{ number: 42 }]);
      expect(await enterWith(server, before.password)).toBe("28P01");
      expect(await enterWith(server, undefined)).not.toBe("entered");
    }
    expect(readdirSync(dataDir).filter((name) => name.startsWith("initdb-"))).toEqual([]);
  });
});
