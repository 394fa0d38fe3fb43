// A throw-away server of the distribution's PostgreSQL, for running the database tests on a second engine.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const isRoot = process.getuid?.() === 0;
const ids = isRoot ? { uid: 65534, gid: 65534 } : {};
const base = "/usr/lib/postgresql";

function findPrograms() {
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(join(base, String(version), "bin/initdb")));
  return versions.length === 0
    ? undefined
    : { version: Math.min(...versions), bin: join(base, String(Math.min(...versions)), "bin") };
}

export const hasPostgres = () => findPrograms() !== undefined;

/** Returns { url, version, stop }, or undefined where there is no such server to be had. */
export async function startPrivatePostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "adjudge-pg-"));
  chmodSync(folder, 0o711);
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, ids.uid, ids.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const made = spawnSync(
    join(programs.bin, "initdb"),
    ["-D", data, "-U", "adjudge", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    { ...ids, env, cwd: "/", encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    "listen_addresses=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=300",
  ];
  const server = spawn(
    join(programs.bin, "postgres"),
    ["-D", data, "-k", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...ids, env, cwd: "/", stdio: "ignore" },
  );
  const deadline = Date.now() + 30_000;
  while (!existsSync(join(data, ".s.PGSQL.5432"))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error("the private PostgreSQL did not start");
    await sleep(50);
  }
  const stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `postgres://adjudge@localhost/postgres?host=${encodeURIComponent(data)}`,
    version: programs.version,
    stop,
  };
}
