import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, type NativeBinaries } from "./native-binaries.ts";
import { demandPassword, removeLeftPasswords, withPasswordFile } from "./password.ts";
import type { RunAs } from "./run-as.ts";

export const superuser = "adjudge";

export function mkdirOwned(path: string, { ids }: RunAs): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if ("uid" in ids) chownSync(path, ids.uid, ids.gid);
  return path;
}

type ClusterInput = { dataFolder: string; binaries: NativeBinaries; runAs: RunAs; password: string };

/** Makes the database's files unless they are there. */
export async function createCluster({ dataFolder, binaries, runAs, password }: ClusterInput): Promise<void> {
  const versionFile = join(dataFolder, "PG_VERSION");
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, "utf8").trim();
    if (found === binaries.majorVersion) return removeLeftPasswords(dataFolder);
    throw new EmbeddedDatabaseError(
      `The database in ${dataFolder} was made by PostgreSQL ${found}; this release brings ${binaries.majorVersion}. Restore a backup into a new DATA_DIR.`,
    );
  }
  // initdb works in a draft folder: one that was killed half-way must not be taken for a database.
  const draft = `${dataFolder}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirOwned(draft, runAs);
  const args = [
    "-D",
    draft,
    "-U",
    superuser,
    "-A",
    "scram-sha-256",
    "-E",
    "UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
  ];
  const { code, output } = await withPasswordFile({ password, beside: dataFolder, runAs }, (path) =>
    runToEnd(binaries.initdb, [...args, `--pwfile=${path}`], runAs),
  );
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new EmbeddedDatabaseError(
      `The database could not be created in ${dataFolder}: ${output.trim().split("\n").at(-1) ?? ""}`,
    );
  }
  demandPassword(draft);
  try {
    renameSync(draft, dataFolder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(versionFile)) throw error; // else another process was first
  }
}

function runToEnd(
  file: string,
  args: readonly string[],
  runAs: RunAs,
): Promise<{ code: number | null; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      ...runAs.ids,
      cwd: "/",
      env: serverEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", fail);
    child.on("close", (code) => done({ code, output }));
  });
}

// Nothing of our environment is passed on: it holds secrets, and LANG may name a locale that is not installed.
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}
