import { Readable } from "node:stream";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createAnalysisPool, type AnalysisPool } from "@adjudge/imaging";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "./main.ts";
import type { OpenPool } from "./score-files.ts";

let shared: AnalysisPool | undefined;
let openCount = 0;
const found = new Map<string, ReturnType<AnalysisPool["score"]>>();
/**
 * One worker for all commands of two files and more, and each picture scored once: a start opens the models anew, four seconds
 * of a core, a picture takes three. Closing gives the worker back. A single file is scored without one.
 */
const openShared: OpenPool = (options) => {
  const pool = (shared ??= createAnalysisPool({ ...options, workers: 1 }));
  openCount += 1;
  const score: AnalysisPool["score"] = (bytes) => {
    const key = Buffer.from(bytes).toString("base64");
    const known = found.get(key) ?? pool.score(bytes);
    found.set(key, known);
    return known;
  };
  return { ...pool, score, close: async () => void (openCount -= 1) };
};
afterAll(() => shared?.close());

const run = async (
  args: string[],
  { input = "", openPool }: { input?: string; openPool?: OpenPool } = { openPool: openShared },
): Promise<{ code: number; out: string; err: string }> => {
  let out = "";
  let err = "";
  const code = await main(args, {
    ...(openPool && { openPool }),
    stdin: Readable.from([input]),
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
  });
  return { code, out, err };
};

const sample = fileURLToPath(new URL("../../web/public/samples/cold-brew.webp", import.meta.url));

describe("the command line tool", () => {
  let folder = "";
  let good = "";
  let blank = "";
  let bad = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "adjudge-cli-"));
    good = join(folder, "good.png");
    bad = join(folder, "bad.png");
    blank = join(folder, "blank.png");
    await sharp(sample).resize({ width: 240 }).png().toFile(good);
    await sharp({ create: { width: 200, height: 120, channels: 3, background: "#ffffff" } })
      .png()
      .toFile(blank);
    await writeFile(bad, "not a picture");
  });

  it("writes one JSON line a file with the agreed fields", async () => {
    const { code, out } = await run(["score", good, "--jsonl"]);
    expect(code).toBe(0);
    const line = JSON.parse(out);
    expect(line.file).toBe(good);
    for (const field of ["overall", "contrast", "recall", "copy_engagement", "clutter"]) {
      expect(line[field]).toBeGreaterThanOrEqual(0);
      expect(line[field]).toBeLessThanOrEqual(100);
    }
    expect(line.attention.data).toHaveLength(line.attention.width * line.attention.height);
  });

  it("leaves with 1 below the minimum and 0 at it", async () => {
    expect((await run(["score", good, good, "--min", "100"])).code).toBe(1);
    expect((await run(["score", good, good, "--min", "0"])).code).toBe(0);
  });

  it("gives a blank picture no score and says why, but still measures it", async () => {
    const { code, out } = await run(["score", blank, "--jsonl"]);
    expect(code).toBe(0);
    const line = JSON.parse(out);
    expect(line.formula).toBe("");
    expect(line).toMatchObject({ overall: null, withheld: { reason: "blank", message: expect.stringMatching(/\.$/) } });
    for (const field of ["contrast", "recall", "copy_engagement", "clutter"])
      expect(line[field]).toBeGreaterThanOrEqual(0);
    expect(line.attention.data).toHaveLength(line.attention.width * line.attention.height);
    const summary = await run(["score", blank, blank]);
    expect(summary.out).toContain(line.withheld.message);
    expect(summary.out).not.toContain("Overall");
  });

  it("leaves with 3 where a score is withheld and none is below the minimum", async () => {
    expect((await run(["score", blank, blank, "--min", "0"])).code).toBe(3);
    expect((await run(["score", blank, good, "--min", "0"])).code).toBe(3);
    expect((await run(["score", blank, good, "--min", "100"])).code).toBe(1);
  });

  it("writes CSV with empty scores and the reason where there is none", async () => {
    const { out } = await run(["score", blank, good, "--csv"]);
    const [head, first, second] = out.trim().split("\n");
    expect(head).toBe("file,overall,contrast,recall,copy_engagement,engine_version,no_score_because");
    expect(first).toMatch(/blank\.png,,,,,[\d.]+,.+/);
    expect(second).toMatch(/good\.png,[\d.]+,[\d.]+,[\d.]+,[\d.]+,[\d.]+,$/);
  });

  it("compares nothing with a picture that has no score", async () => {
    const { code, out, err } = await run(["compare", good, blank, "--json"]);
    expect(code).toBe(3);
    expect(err).toContain("blank.png");
    expect(JSON.parse(out).verdict).toBeNull();
  });

  it("names each bad file, scores the others, and leaves with 2", async () => {
    // With workers of its own, as people run it; second-opinion.process.test.ts compares so.
    const args = ["score", good, bad, join(folder, "none.png"), "--jsonl", "--workers", "1"];
    const { code, out, err } = await run(args, {});
    expect(code).toBe(2);
    expect(err).toContain("bad.png: File format must be in jpg, jpeg, png, or webp type.");
    expect(err).toContain("none.png: There is no such file.");
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.error?.code)).toEqual([undefined, "unsupported_format", "not_found"]);
  });

  it("compares two files", async () => {
    const { code, out } = await run(["compare", good, good, "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out).verdict.overall).toMatchObject({ winner: null, difference: 0 });
  });

  it("scores lines of copy", async () => {
    const { code, out } = await run(["copy", "--jsonl"], { input: "Save 20% today\n\nCoffee that waits for you\n" });
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.text)).toEqual(["Save 20% today", "Coffee that waits for you"]);
    for (const line of lines) expect([typeof line.recall, typeof line.engagement]).toEqual(["number", "number"]);
  });

  it("has closed every pool it opened", () => {
    expect([shared === undefined, openCount]).toEqual([false, 0]);
  });

  it("explains a wrong call", async () => {
    expect(await run(["score"])).toMatchObject({ code: 2, err: expect.stringContaining("at least one") });
    expect((await run(["score", good, "--min", "lots"])).err).toContain("--min must be a number");
    expect((await run(["compare", good])).code).toBe(2);
    expect((await run(["dance"])).code).toBe(2);
  });
});
