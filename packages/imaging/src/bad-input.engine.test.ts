import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { scoreUpload } from "./analyse-upload.ts";
import { createAnalysisPool } from "./pool.ts";

const isWhole = process.env["TEST_ALL"] === "1";
const pool = createAnalysisPool({ workers: 2, timeoutMs: 300_000 });
afterAll(() => pool.close());

const plain = (width: number, height: number, background = "#ffffff") =>
  sharp({ create: { width, height, channels: 3, background } });

const picture = (): Buffer => {
  const bands = Array.from({ length: 300 * 300 * 3 }, (_, i) => ((i % 900) * 7 + Math.floor(i / 900) * 3) % 256);
  return Buffer.from(bands);
};

const striped = sharp(picture(), { raw: { width: 300, height: 300, channels: 3 } });

const odd: [string, () => Promise<Buffer>][] = [
  ["16 x 16", () => plain(16, 16, "#cc3344").png().toBuffer()],
  ["pure white", () => plain(400, 300).png().toBuffer()],
  ["pure black", () => plain(400, 300, "#000000").jpeg().toBuffer()],
  ["a strip of 4000 x 16", () => plain(4000, 16, "#224466").png().toBuffer()],
  ["CMYK", () => striped.clone().toColourspace("cmyk").jpeg().toBuffer()],
  ["16 bit", () => striped.clone().toColourspace("rgb16").png().toBuffer()],
  ["grey", () => striped.clone().toColourspace("b-w").jpeg().toBuffer()],
  ["transparent", () => striped.clone().ensureAlpha(0.4).webp().toBuffer()],
  ["turned by its EXIF", () => striped.clone().withMetadata({ orientation: 8 }).jpeg().toBuffer()],
];

describe("odd but honest pictures", () => {
  // Each takes its seconds: the gate takes every second one.
  it.each(odd.filter((_one, i) => isWhole || i % 2 === 0))(
    "measures %s within bounds, and gives no score to what shows nothing",
    async (_name, make) => {
      const { analysis } = await pool.score(await make());
      for (const name of ["contrast", "recall", "copy_engagement"] as const) {
        expect(analysis.scores[name].score).toBeGreaterThanOrEqual(0);
        expect(analysis.scores[name].score).toBeLessThanOrEqual(100);
      }
      expect(analysis.overall === null).toBe(analysis.withheld !== null);
      expect(analysis.copy).toEqual([]);
      expect(analysis.notes.join(" ")).toContain("No text could be read");
    },
  );

  it("reads no words in noise", async () => {
    const noise = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 50 },
      },
    })
      .png()
      .toBuffer();
    const { analysis } = await pool.score(noise);
    expect(analysis.copy).toEqual([]);
  });

  it("goes on after bad files", async () => {
    const bad = [Buffer.alloc(0), Buffer.from("GIF89a"), (await striped.clone().jpeg().toBuffer()).subarray(0, 900)];
    const outcomes = await Promise.allSettled(bad.map((bytes) => pool.score(bytes)));
    expect(outcomes.map((one) => (one.status === "rejected" ? one.reason.code : "taken"))).toEqual([
      "empty_file",
      "unsupported_format",
      "unreadable",
    ]);
    await expect(pool.score(await plain(64, 64).png().toBuffer())).resolves.toMatchObject({ width: 64 });
  });
});

describe("the same file", () => {
  it("gives the same result to the last digit, alone and under load", async () => {
    const bytes = await striped.clone().png().toBuffer();
    const alone = JSON.stringify((await scoreUpload(bytes)).analysis);
    const loaded = await Promise.all(Array.from({ length: isWhole ? 6 : 3 }, () => pool.score(bytes)));
    expect(new Set(loaded.map((one) => JSON.stringify(one.analysis)))).toEqual(new Set([alone]));
  });
});
