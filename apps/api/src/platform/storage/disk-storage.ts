import { randomUUID } from "node:crypto";
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assertStorageKey, type Storage, type StoredFile } from "./storage.ts";

/** Files under one folder, readable by this process only. */
export async function createDiskStorage(root: string): Promise<Storage> {
  const drafts = join(root, "tmp");
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(root, ...key.split("/"));
  };
  const write = async (key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
    const path = pathOf(key);
    // Fails when the mount is gone: a missing root is never replaced by an empty one.
    await access(drafts, constants.W_OK);
    const draft = join(drafts, randomUUID());
    try {
      const file = await open(draft, "wx", 0o600);
      try {
        if (content instanceof Uint8Array) await file.writeFile(content);
        else for await (const chunk of content) await file.write(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
      await makeFolder(root, dirname(path));
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes) => write(key, bytes),
    putStream: (key, chunks) => write(key, chunks),
    getStream: async (key) => {
      try {
        const file = await open(pathOf(key), "r");
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
    },
    list: (prefix) => walk(root, prefix),
    removeDrafts: async (before) => {
      let removed = 0;
      for (const name of await readdir(drafts)) {
        const path = join(drafts, name);
        const info = await stat(path).catch(() => undefined);
        if (!info?.isFile() || info.mtime >= before) continue;
        await rm(path, { force: true });
        removed++;
      }
      return removed;
    },
    check: async () => {
      const [isWritable, space] = await Promise.all([
        access(drafts, constants.W_OK).then(
          () => true,
          () => false,
        ),
        statfs(root).catch(() => undefined),
      ]);
      return { isWritable, freeBytes: space ? space.bavail * space.bsize : null };
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ENOTDIR" || error.code === "EISDIR");

// The entry of a new folder must be on disk too, or the file in it is lost with it.
async function makeFolder(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(made);
  await syncFolder(dirname(first).startsWith(root) ? dirname(first) : root);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* walk(root: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join("/");
    if (key.startsWith("tmp/") || !key.startsWith(prefix)) continue;
    const info = await stat(path).catch(() => undefined);
    if (info) yield { key, byteLength: info.size, modifiedAt: info.mtime };
  }
}
