import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { StorageKeyError, type Storage } from "./storage.ts";
import { lookAtStorage } from "./storage-state.ts";

const folder = mkdtempSync(join(tmpdir(), "adjudge-storage-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// s3rver is a small local server: it takes any secret, so refusal of a wrong one is not tested here.
const s3Server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: [{ name: "pictures", configs: [] }],
});

const adapters: Record<string, () => Promise<Storage>> = {
  disk: () => createDiskStorage(join(folder, "disk")),
  s3: async () => {
    const { port } = await s3Server.run();
    const storage = createS3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "pictures",
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    });
    afterAll(async () => {
      storage.close();
      await s3Server.close();
    });
    return storage;
  },
};

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(Object.entries(adapters))("%s storage", (_name, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  it("gives back exactly the bytes it was given", async () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_value, index) => (index * 31) % 256));
    await storage.put("objects/ab/cd/picture.png", bytes, { contentType: "image/png" });
    expect((await storage.get("objects/ab/cd/picture.png"))?.equals(bytes)).toBe(true);
  });

  it("keeps empty files", async () => {
    await storage.put("objects/empty.bin", new Uint8Array(), { contentType: "application/octet-stream" });
    expect(await storage.get("objects/empty.bin")).toEqual(Buffer.alloc(0));
  });

  it("says that a file is not there", async () => {
    expect(await storage.get("objects/no/such.png")).toBeUndefined();
  });

  it("removes, also what is not there", async () => {
    await storage.put("gone/a.png", Buffer.from("a"), { contentType: "image/png" });
    await storage.remove("gone/a.png");
    await storage.remove("gone/a.png");
    expect(await storage.get("gone/a.png")).toBeUndefined();
  });

  it("lists what lies below a prefix, with sizes", async () => {
    await storage.put("listed/one.txt", Buffer.from("1"), { contentType: "text/plain" });
    await storage.put("listed/deep/two.txt", Buffer.from("22"), { contentType: "text/plain" });
    expect(await keysOf(storage, "listed/")).toEqual(["listed/deep/two.txt", "listed/one.txt"]);
  });

  it.each([
    "../secret",
    "/etc/passwd",
    "a/../../b",
    "a//b",
    ".hidden",
    "a/.b",
    "a\\b",
    "a\0b",
    "",
    "a/b/",
    "%2e%2e/x",
    "x".repeat(400),
  ])("refuses the key %j", async (key) => {
    await expect(storage.put(key, Buffer.from("x"), { contentType: "text/plain" })).rejects.toThrow(StorageKeyError);
    await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
    await expect(storage.remove(key)).rejects.toThrow(StorageKeyError);
  });

  it("writes many at once", async () => {
    const names = Array.from({ length: 30 }, (_value, index) => `many/${index}.txt`);
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name), { contentType: "text/plain" })));
    expect(await keysOf(storage, "many/")).toEqual([...names].sort());
  });

  it("can be written to", async () => {
    expect((await storage.check()).isWritable).toBe(true);
  });
});

describe("s3 storage, besides", () => {
  const at = (bucket: string, port: number) =>
    createS3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: "us-east-1",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    });

  it("names a bucket that is not there, and says when nothing answers", async () => {
    const server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory: join(folder, "s3-without"),
      configureBuckets: [],
    });
    const { port } = await server.run();
    const missing = at("nowhere", port);
    expect(await lookAtStorage(missing)).toEqual({
      problem: "away",
      reason: `the bucket nowhere does not exist at http://127.0.0.1:${port}`,
    });
    await server.close();
    expect(await lookAtStorage(missing)).toEqual({ problem: "away", reason: "file storage does not answer" });
    missing.close();
  });
});

describe("disk storage, besides", () => {
  it("leaves no draft behind and lets nobody else read", async () => {
    const root = join(folder, "private");
    const storage = await createDiskStorage(root);
    await storage.put("objects/x.png", Buffer.from("x"), { contentType: "image/png" });
    expect(readdirSync(join(root, "tmp"))).toEqual([]);
    expect(statSync(join(root, "objects/x.png")).mode & 0o077).toBe(0);
  });

  it("removes drafts that a killed writer left, and none that is being written", async () => {
    const root = join(folder, "drafts");
    const storage = await createDiskStorage(root);
    for (const name of ["old", "new"]) writeFileSync(join(root, "tmp", name), "half");
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(root, "tmp", "old"), longAgo, longAgo);
    expect(await storage.removeDrafts(new Date(Date.now() - 3_600_000))).toBe(1);
    expect(readdirSync(join(root, "tmp"))).toEqual(["new"]);
  });

  it("refuses to write when its folder has gone, instead of making an empty one", async () => {
    const root = join(folder, "mount");
    const storage = await createDiskStorage(root);
    rmSync(root, { recursive: true });
    await expect(storage.put("objects/x.png", Buffer.from("x"), { contentType: "image/png" })).rejects.toThrow();
    expect((await storage.check()).isWritable).toBe(false);
  });
});
