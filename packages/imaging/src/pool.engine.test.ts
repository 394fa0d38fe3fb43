import { writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { installedFile } from "./installed-file.ts";
import { createAnalysisPool, type AnalysisPool, type PoolOptions } from "./pool.ts";

const pools: AnalysisPool[] = [];

const open = (options: PoolOptions): AnalysisPool => {
  const pool = createAnalysisPool({ workers: 1, timeoutMs: 120_000, ...options });
  pools.push(pool);
  return pool;
};

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** A stand-in for the worker: it answers by the first byte of the job, so that each failure can be had at will. */
const entry = async (): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), "adjudge-pool-")), "worker.mjs");
  await writeFile(
    file,
    `import { existsSync, writeFileSync } from "node:fs";
process.on("message", ({ id, bytes }) => {
  const kind = String.fromCharCode(bytes[0]);
  const once = Buffer.from(bytes.subarray(1)).toString();
  if (kind === "d") process.exit(1);
  if (kind === "o" && !existsSync(once)) { writeFileSync(once, ""); process.exit(1); }
  if (kind === "h") return;
  process.send({ type: "done", id, result: { pid: process.pid, text: once }, rssBytes: kind === "g" ? 1e12 : 1 });
});
process.on("disconnect", () => process.exit(0));
process.send({ type: "ready" });
`,
  );
  return file;
};

const job = (text: string): Buffer => Buffer.from(text);

describe("the pool of workers", () => {
  it("replaces a worker that dies and tries its job once more", async () => {
    const pool = open({ entry: await entry() });
    const marker = join(await mkdtemp(join(tmpdir(), "adjudge-once-")), "seen");
    await expect(pool.score(job(`o${marker}`))).resolves.toMatchObject({ text: marker });
  });

  it("gives up on a job that kills two workers, and goes on with the next", async () => {
    const pool = open({ entry: await entry() });
    await expect(pool.score(job("d"))).rejects.toMatchObject({ code: "worker_died" });
    await expect(pool.score(job("xfine"))).resolves.toMatchObject({ text: "fine" });
  });

  it("ends a job that hangs, and goes on with the next", async () => {
    const pool = open({ entry: await entry(), timeoutMs: 3000 });
    await expect(pool.score(job("h"))).rejects.toMatchObject({ code: "timed_out" });
    await expect(pool.score(job("xfine"))).resolves.toMatchObject({ text: "fine" });
  });

  it("refuses a job when the queue is full", async () => {
    const pool = open({ entry: await entry(), queueLimit: 2 });
    const outcomes = await Promise.allSettled(["xa", "xb", "xc"].map((text) => pool.score(job(text))));
    expect(outcomes.map((one) => one.status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]).toMatchObject({ reason: { code: "queue_full" } });
  });

  it("N83: leaves places in the queue to others when one owner wants them all", async () => {
    const pool = open({ entry: await entry(), queueLimit: 20, ownerQueueLimit: 3 });
    const again = (text: string, owner: string) => pool.analyseAgain(job(text), {}, { owner });
    const greedy = Array.from({ length: 25 }, (_, index) => again(`x${index}`, "greedy"));
    const ada = again("xada", "ada");
    const outcomes = await Promise.allSettled([ada, ...greedy]);
    expect(outcomes.map(({ status }) => status === "fulfilled").slice(0, 5)).toEqual([true, true, true, true, false]);
    expect(outcomes.at(-1)).toMatchObject({ reason: { code: "queue_full" } });
  });

  it("replaces a worker that has grown too large", async () => {
    const pool = open({ entry: await entry() });
    const first = await pool.score(job("ga"));
    const second = await pool.score(job("xb"));
    expect(first).not.toMatchObject({ pid: (second as unknown as { pid: number }).pid });
  });

  it("finishes what it has on closing and takes no more", async () => {
    const pool = createAnalysisPool({ workers: 1, entry: await entry() });
    const waiting = pool.score(job("xlast"));
    const closing = pool.close();
    await expect(pool.score(job("xlate"))).rejects.toMatchObject({ code: "closed" });
    await expect(waiting).resolves.toMatchObject({ text: "last" });
    await closing;
    expect(pool.pids()).toEqual([]);
  });

  it("says that the workers do not start instead of waiting for ever", async () => {
    const pool = open({ entry: join(tmpdir(), "adjudge-no-such-worker.mjs") });
    await expect(pool.score(job("x"))).rejects.toMatchObject({ code: "worker_died" });
    expect(pool.pids()).toEqual([]);
  });

  it("hands the reason for a bad file through, and survives being killed while at work", async () => {
    const pool = open({ entry: installedFile("packages/imaging/src/pool-worker.ts") });
    await expect(pool.normalise(job("not a picture"))).rejects.toMatchObject({
      name: "ImageError",
      code: "unsupported_format",
    });
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
    const running = pool.score(picture);
    const [pid] = pool.pids();
    process.kill(pid ?? 0, "SIGKILL");
    await expect(running).resolves.toMatchObject({ width: 64, height: 48, format: "png" });
    expect(pool.pids()).not.toContain(pid);
  }, 240_000);
});
