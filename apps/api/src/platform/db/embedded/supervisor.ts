import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createCluster, mkdirOwned, serverEnvironment, superuser } from "./create-cluster.ts";
import { EmbeddedDatabaseError, locateNativeBinaries, type NativeBinaries } from "./native-binaries.ts";
import { agreeOnPassword, readPassword } from "./password.ts";
import { isOurPostmaster, readPostmaster, type Postmaster } from "./postmaster-file.ts";
import { canReach, chooseRunAs, type RunAs } from "./run-as.ts";

export type EmbeddedServer = {
  /** Where clients connect; the folder stays the same over restarts. */
  socketFolder: string;
  port: number;
  user: string;
  password: string;
  dataFolder: string;
  pid: () => number | undefined;
  stop: () => Promise<void>;
  /** Stops watching and leaves the server running for the other processes that use it. */
  detach: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** Extra server settings, such as `fsync=off` in tests. */
  settings?: readonly string[];
  /** Told when the server died and is being started again. */
  onRestart?: () => void;
};

const port = 5432; // names the socket file only; nothing listens on TCP
const startTimeoutMs = 60_000;
const retryMs = 250;
// sun_path holds 108 bytes; "/.s.PGSQL.5432.lock" must fit behind the folder.
const longestSocketFolder = 85;

/** Starts PostgreSQL under `dataDir`, or adopts one that an earlier process left running there. */
export async function startEmbeddedServer({
  dataDir,
  settings = [],
  onRestart,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const runAs = chooseRunAs(home);
  const reachable = canReach(home, runAs);
  const binaries = locateNativeBinaries({
    runAs,
    fallbackFolders: reachable ? [home, "/var/tmp", tmpdir()] : ["/var/tmp", tmpdir()],
  });
  const dataFolder = resolveDataFolder(home, reachable, runAs);
  const password = readPassword(home);
  await createCluster({ dataFolder, binaries, runAs, password });
  const logPath = join(home, "postgres.log");
  rotateLog(logPath);

  let socketFolder = "";
  let child: ChildProcess | undefined;
  let current: Postmaster | undefined;
  let stopping = false;
  let watching: Promise<void> = Promise.resolve();

  const launch = async (): Promise<void> => {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const left = readPostmaster(dataFolder);
      if (left && isOurPostmaster(left.pid, dataFolder) && left.pid !== process.pid) {
        if (left.isReady && (socketFolder === "" || left.socketFolder === socketFolder)) {
          socketFolder = left.socketFolder;
          current = left;
          return;
        }
      } else if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
        // A killed server's lock file and shared memory can outlive it for seconds; starting is tried again until they are gone.
        socketFolder ||= makeSocketFolder(home, reachable, runAs);
        mkdirOwned(socketFolder, runAs);
        child = spawnServer({ binaries, dataFolder, socketFolder, settings, runAs, logPath });
      }
      if (Date.now() > deadline)
        throw new EmbeddedDatabaseError(`The embedded PostgreSQL did not start; see ${logPath}.`);
      await sleep(left ? 20 : retryMs / 5);
      if (child && (child.exitCode !== null || child.signalCode !== null)) await sleep(retryMs);
    }
  };

  const watch = async (): Promise<void> => {
    while (!stopping) {
      await sleep(retryMs);
      if (stopping || (current && isAlive(current, child, dataFolder))) continue;
      onRestart?.();
      child = undefined;
      await launch().catch(() => sleep(1_000));
    }
  };

  await launch();
  watching = watch();
  const pid = (): number | undefined => current?.pid;
  const target = { socketFolder, port, user: superuser, password, database: "postgres" };
  const stop = async (): Promise<void> => {
    stopping = true;
    await watching;
    await stopServer(dataFolder);
  };
  await agreeOnPassword({ dataFolder, target, pid }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    socketFolder,
    port,
    user: superuser,
    password,
    dataFolder,
    pid,
    stop,
    detach: async () => {
      stopping = true;
      await watching;
    },
  };
}

function isAlive(server: Postmaster, child: ChildProcess | undefined, dataFolder: string): boolean {
  if (child?.pid === server.pid) return child.exitCode === null && child.signalCode === null;
  return isOurPostmaster(server.pid, dataFolder);
}

// The folder must be one that PostgreSQL's user can walk to. Under a private home of root it cannot, so the
// cluster then lives in a system folder and a link in DATA_DIR points to it.
function resolveDataFolder(home: string, reachable: boolean, runAs: RunAs): string {
  const path = join(home, "pg");
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return readlinkSync(path);
  if (reachable) return path;
  if (existing)
    throw new EmbeddedDatabaseError(
      `${path} was made by another user. Start as its owner, move DATA_DIR, or set DATABASE_URL.`,
    );
  for (const base of ["/var/lib", "/var/tmp", tmpdir()]) {
    try {
      if (!canReach(base, runAs)) continue;
      const outside = mkdtempSync(join(base, "adjudge-"));
      chmodSync(outside, 0o711);
      symlinkSync(join(outside, "pg"), path);
      return join(outside, "pg");
    } catch {
      continue;
    }
  }
  throw new EmbeddedDatabaseError(
    `No folder for the database can be reached by an ordinary user. Move DATA_DIR or set DATABASE_URL.`,
  );
}

function makeSocketFolder(home: string, reachable: boolean, runAs: RunAs): string {
  const beside = join(home, "sock");
  if (reachable && Buffer.byteLength(beside) <= longestSocketFolder) return mkdirOwned(beside, runAs);
  const folder = mkdtempSync(join(tmpdir(), "adjudge-sock-"));
  return mkdirOwned(folder, runAs);
}

type SpawnInput = {
  binaries: NativeBinaries;
  dataFolder: string;
  socketFolder: string;
  settings: readonly string[];
  runAs: RunAs;
  logPath: string;
};

function spawnServer({ binaries, dataFolder, socketFolder, settings, runAs, logPath }: SpawnInput): ChildProcess {
  const base = [
    "listen_addresses=",
    `port=${port}`,
    "unix_socket_permissions=0700",
    "shared_buffers=64MB",
    "max_connections=100",
    "jit=off",
    "timezone=UTC",
    "log_min_messages=warning",
  ];
  const args = ["-D", dataFolder, "-k", socketFolder, ...[...base, ...settings].flatMap((setting) => ["-c", setting])];
  const log = openSync(logPath, "a", 0o600);
  // Its own process group: Ctrl-C in a terminal must not stop it before requests in flight are done.
  const child = spawn(binaries.postgres, args, {
    ...runAs.ids,
    cwd: "/",
    env: serverEnvironment(),
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  child.on("error", () => undefined);
  child.unref();
  return child;
}

function rotateLog(path: string): void {
  if (existsSync(path) && statSync(path).size > 5_000_000) renameSync(path, `${path}.1`);
}

async function stopServer(dataFolder: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  let isAsked = false;
  for (;;) {
    const server = readPostmaster(dataFolder);
    if (!server || !isOurPostmaster(server.pid, dataFolder)) return;
    if (!isAsked || Date.now() > deadline) process.kill(server.pid, isAsked ? "SIGQUIT" : "SIGINT");
    if (Date.now() > deadline + 5_000) return;
    isAsked = true;
    await sleep(10);
  }
}
