import { describe, expect, it } from "vitest";
import { LOOKS } from "@adjudge/scoring";
import { lookInput, lookTaker } from "./looks.ts";
import type { FloatModel } from "./model-thread.ts";

const grey = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(3 * width * height).fill(128),
});

describe("what the net of looks is given", () => {
  it.each([
    ["a leaderboard", 728, 90, [640, 128]],
    ["a rectangle", 300, 250, [352, 256]],
    ["a square", 1080, 1080, [304, 304]],
    ["a story", 608, 1080, [208, 432]],
    ["a skyscraper", 160, 600, [176, 512]],
  ])("%s is squeezed to the nearest shape", (_, width, height, [w, h]) => {
    expect(lookInput(grey(width, height))).toMatchObject({ width: w, height: h });
  });

  it("is told how long and how large the picture was", () => {
    const [longer, larger] = [lookInput(grey(728, 90)).about, lookInput(grey(1080, 1080)).about];
    expect(longer[0]).toBeCloseTo(Math.log(728 / 90));
    expect(larger[0]).toBe(0);
    expect(larger[1]).toBeGreaterThan(longer[1] ?? 9);
  });
});

describe("what it says", () => {
  const answering = (looks: number[]): FloatModel => ({
    inputNames: [],
    outputNames: [],
    run: async ({ bytes }) => {
      expect(bytes?.dims).toEqual([1, 256, 352, 3]);
      return { looks: { dims: [1, looks.length], data: new Float32Array(looks) } };
    },
  });

  it("goes by the order in which it was asked, in thousandths", async () => {
    const looks = await lookTaker(answering(LOOKS.map((_, i) => i + 0.00049)))(grey(300, 250));
    expect(looks.low_contrast).toBe(0);
    expect(looks.quality).toBe(LOOKS.indexOf("quality"));
    expect(Object.keys(looks)).toHaveLength(LOOKS.length);
  });
});
