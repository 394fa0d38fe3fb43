import { Readable } from "node:stream";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { main } from "./main.ts";

const run = async (args: string[], input = ""): Promise<{ code: number; out: string; err: string }> => {
  let out = "";
  let err = "";
  const code = await main(args, {
    stdin: Readable.from([input]),
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
  });
  return { code, out, err };
};

describe("the command line tool", () => {
  let folder = "";
  let good = "";
  let bad = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "adjudge-cli-"));
    good = join(folder, "good.png");
    bad = join(folder, "bad.png");
    await sharp({ create: { width: 200, height: 120, channels: 3, background: "#aa3322" } })
      .png()
      .toFile(good);
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
    expect((await run(["score", good, "--min", "100"])).code).toBe(1);
    expect((await run(["score", good, "--min", "0"])).code).toBe(0);
  });

  it("names each bad file, scores the others, and leaves with 2", async () => {
    const { code, out, err } = await run(["score", good, bad, join(folder, "none.png"), "--jsonl"]);
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
    const { code, out } = await run(["copy", "--jsonl"], "Save 20% today\n\nCoffee that waits for you\n");
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.text)).toEqual(["Save 20% today", "Coffee that waits for you"]);
    for (const line of lines) expect([typeof line.recall, typeof line.engagement]).toEqual(["number", "number"]);
  });

  it("explains a wrong call", async () => {
    expect(await run(["score"])).toMatchObject({ code: 2, err: expect.stringContaining("at least one") });
    expect((await run(["score", good, "--min", "lots"])).err).toContain("--min must be a number");
    expect((await run(["compare", good])).code).toBe(2);
    expect((await run(["dance"])).code).toBe(2);
  });
});
