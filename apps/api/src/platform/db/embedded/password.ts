import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { clientConfig, type ConnectionTarget } from "../connect.ts";
import { loadOrMakeKey } from "../../secrets.ts";
import { EmbeddedDatabaseError } from "./native-binaries.ts";
import type { RunAs } from "./run-as.ts";

const keyFile = "database.key";

/** Who may come in: whoever has the password. The socket's permissions let `nobody` through where root runs the product. */
const rules = (method: "scram-sha-256" | "trust"): string =>
  [
    "# Written by the product at every start.",
    `local all all ${method}`,
    "host all all 127.0.0.1/32 scram-sha-256",
    "host all all ::1/128 scram-sha-256",
    "",
  ].join("\n");

const agreeTimeoutMs = 30_000;

/** The password of the database, kept beside it for the owner of the data folder alone. */
export function readPassword(home: string): string {
  try {
    const password = loadOrMakeKey(home, keyFile);
    const { uid, gid } = statSync(home);
    if (process.getuid?.() === 0 && uid !== 0) chownSync(join(home, keyFile), uid, gid);
    return password;
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw new EmbeddedDatabaseError(`${join(home, keyFile)} cannot be read or made (${why}). Start as its owner.`);
  }
}

const draftPrefix = "initdb-";
const draftMs = 3_600_000;

/** What a start that was killed in the middle left behind; PostgreSQL's user could read the password in it. */
export function removeLeftPasswords(dataFolder: string): void {
  const home = dirname(dataFolder);
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(draftPrefix))) {
    const isOld = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) > draftMs;
    if (isOld) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Runs `work` with a file that only PostgreSQL's user can read; initdb takes a password in no safer way. */
export async function withPasswordFile<T>(
  { password, beside, runAs }: { password: string; beside: string; runAs: RunAs },
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(dirname(beside), draftPrefix));
  const path = join(folder, "password");
  try {
    writeFileSync(path, `${password}\n`, { mode: 0o600 });
    if ("uid" in runAs.ids) for (const one of [path, folder]) chownSync(one, runAs.ids.uid, runAs.ids.gid);
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rulesPath = (dataFolder: string): string => join(dataFolder, "pg_hba.conf");

/** Before the first start of a new database. */
export function demandPassword(dataFolder: string): void {
  writeFileSync(rulesPath(dataFolder), rules("scram-sha-256"));
}

type ServerTarget = Exclude<ConnectionTarget, { url: string }>;
type Running = { dataFolder: string; target: ServerTarget; pid: () => number | undefined };

/**
 * Makes a running server and the kept password agree. Databases of earlier releases let everybody in who reached the
 * socket, and a lost key file must not lock the owner of the folder out: both get the password anew.
 */
export async function agreeOnPassword({ dataFolder, target, pid }: Running): Promise<void> {
  const path = rulesPath(dataFolder);
  let isOpen = readFileSync(path, "utf8") !== rules("scram-sha-256");
  const deadline = Date.now() + agreeTimeoutMs;
  const pause = async (): Promise<void> => {
    if (Date.now() > deadline) throw new EmbeddedDatabaseError("The embedded database does not take its password.");
    await sleep(50);
  };
  for (;;) {
    const outcome = await enter(target, isOpen);
    if (outcome === "entered") break;
    if (outcome === "refused") {
      // Opens it to nobody new: the socket's folder is reached by the users who can write this file.
      writeFileSync(path, rules("trust"));
      reload(pid());
      isOpen = true;
    }
    await pause();
  }
  if (!isOpen) return;
  demandPassword(dataFolder);
  // Reading the rules again takes the server a moment.
  for (reload(pid()); (await enter({ ...target, password: "not the password" }, false)) !== "refused"; reload(pid()))
    await pause();
}

function reload(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, "SIGHUP");
  } catch {
    // gone: it reads the rules when it starts again
  }
}

async function enter(target: ServerTarget, isToSetPassword: boolean): Promise<"entered" | "refused" | "away"> {
  const client = new pg.Client(clientConfig(target));
  client.on("error", () => undefined);
  try {
    await client.connect();
    if (isToSetPassword)
      await client.query(
        `alter role ${pg.escapeIdentifier(target.user)} password ${pg.escapeLiteral(target.password)}`,
      );
    return "entered";
  } catch (error) {
    // 28P01: wrong password. 28000: no rule lets us in.
    const isRefused = error instanceof Error && "code" in error && ["28P01", "28000"].includes(String(error.code));
    return isRefused ? "refused" : "away";
  } finally {
    await client.end().catch(() => undefined);
  }
}
