import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { withCloseUps } from "./close-ups.ts";
import { decodeWorkingPicture } from "./decode.ts";

/** Dark ground with one-pixel light columns, two thousand pixels wide: the shrunk copy has neither colour. */
const striped = (channels: 1 | 3): Promise<Buffer> => {
  const [width, height] = [2000, 500];
  const data = Buffer.alloc(width * height * channels, 40);
  for (let i = 0; i < width * height; i += 1) if (i % 4 === 0) data.fill(220, i * channels, (i + 1) * channels);
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
};

const line = { box: { x: 0.25, y: 0.25, width: 0.125, height: 0.125 }, text: "words", confidence: 1 };

describe("close-ups of lines", () => {
  it.each([1, 3] as const)("show the colours the file has, with %i channels", async (channels) => {
    const { pixels, whole } = await decodeWorkingPicture(await striped(channels));
    expect(pixels.width).toBe(1080);
    const [found] = withCloseUps([line], whole);
    expect([found?.closeUp?.width, found?.closeUp?.height]).toEqual([250, 63]);
    expect([...new Set(found?.closeUp?.data)].toSorted((a, b) => a - b)).toEqual([40, 220]);
  });

  it("keep a bounded number of pixels of a large line", async () => {
    const { whole } = await decodeWorkingPicture(await striped(3));
    const [found] = withCloseUps([{ ...line, box: { x: 0, y: 0, width: 1, height: 1 } }], whole);
    expect((found?.closeUp?.data.length ?? 0) / 3).toBeLessThanOrEqual(41_000);
  });

  it("are not made where the working picture has every pixel", async () => {
    const { whole } = await decodeWorkingPicture(
      await sharp(await striped(3))
        .resize(800)
        .png()
        .toBuffer(),
    );
    expect(withCloseUps([line], whole)).toEqual([line]);
  });
});
