import { SOUNDNESS_NET, SPOILT_KINDS, type Pixels, type Soundness } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import type { FloatModel } from "./model-thread.ts";
import { bytesOf } from "./bytes-of.ts";

/** The net sees the whole picture inside a grey square of this side, as it was trained. */
const side = 256;
const grey = { r: 128, g: 128, b: 128 };
/** It was taught with pictures kept at this size and quality: one without their faint blocks it takes for a spoilt one. */
const kept = { side: 320, quality: 88 } as const;

const thousandths = (value: number): number => Math.round(value * 1e3) / 1e3;

/**
 * How sound a picture looks, and in which known way it may be spoilt. Held against its own negative as well: which of
 * two is the right one is told far more surely than whether one alone is. It is not turned on its head: the reader always says how
 * the picture lies, and its word stands.
 */
export const soundnessJudge =
  (model: FloatModel) =>
  async (pixels: Pixels): Promise<Soundness> => {
    const stored = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
      .resize(kept.side, kept.side, { fit: "inside" })
      .jpeg({ quality: kept.quality })
      .toBuffer();
    const small = await sharp(stored)
      .resize(side, side, { fit: "contain", background: grey, kernel: "linear" })
      .raw()
      .toBuffer();
    const look = async (rgb: Uint8Array): Promise<{ rank: number; kinds: Float32Array }> => {
      const { rank, kinds } = await model.run({ bytes: bytesOf(rgb, side, side) });
      if (rank === undefined || kinds === undefined) throw new Error("the soundness net gave nothing");
      return { rank: rank.data[0] ?? 0, kinds: kinds.data };
    };
    const [own, negative] = await Promise.all([look(small), look(small.map((byte) => 255 - byte))]);
    return {
      net: SOUNDNESS_NET,
      rank: thousandths(own.rank),
      kinds: Object.fromEntries(
        SPOILT_KINDS.map((kind, i) => [kind, thousandths(own.kinds[i] ?? 0)]),
      ) as Soundness["kinds"],
      negativeRank: thousandths(negative.rank),
    };
  };
