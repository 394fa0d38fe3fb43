import type { Pixels } from "@adjudge/scoring";
import { SOUNDNESS_NET, SPOILT_KINDS } from "@adjudge/scoring";
import { expect, it } from "vitest";
import type { FloatModel } from "./model-thread.ts";
import { soundnessJudge } from "./soundness.ts";

/** A red bar on blue: JPEG mixes the colours of such an edge, a picture made small straight from the file does not. */
const side = 320;
const picture: Pixels = {
  width: side,
  height: side,
  data: Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const isRed = Math.floor(i / 3) % side < side / 2;
    return [isRed ? 255 : 0, 0, isRed ? 0 : 255][i % 3] ?? 0;
  }),
};

const asked: Uint8Array[] = [];
const model = {
  run: ({ bytes }: { bytes: { data: Uint8Array } }) => {
    asked.push(Uint8Array.from(bytes.data));
    return Promise.resolve({
      rank: { data: Float32Array.of(asked.length) },
      kinds: { data: new Float32Array(SPOILT_KINDS.length).fill(0.25) },
    });
  },
} as unknown as FloatModel;

it("shows the net the picture as it was taught, with the faint blocks of a JPEG, and its negative", async () => {
  const found = await soundnessJudge(model)(picture);
  expect(found).toMatchObject({ net: SOUNDNESS_NET, rank: 1, negativeRank: 2, kinds: { tinted: 0.25, warped: 0.25 } });
  const [own = new Uint8Array(), negative = new Uint8Array()] = asked;
  expect(negative).toEqual(own.map((byte) => 255 - byte));
  // Far from the edge of the bar resizing changes nothing; what is not 0 or 255 there was left by the compression.
  const changed = own.filter((byte, i) => {
    const x = Math.floor(i / 3) % side;
    return Math.abs(x - side / 2) > 4 && Math.abs(x - side / 2) < 12 && byte !== 0 && byte !== 255;
  });
  expect(changed.length).toBeGreaterThan(side);
});
