import { SOUNDNESS_NET, SPOILT_KINDS, type Pixels, type Soundness } from "@adjudge/scoring";
import { sharp } from "../safe-sharp.ts";
import type { FloatModel } from "./model-thread.ts";
import { bytesOf } from "./bytes-of.ts";

/**
 * The net sees the whole picture inside a grey square of this side, kept as JPEG, as it was trained: every picture it learnt from had these
 * faint blocks, spoilt or not, so that no upload is told by how its file was kept.
 */
const side = 320;
const quality = 88;
const grey = { r: 128, g: 128, b: 128 };

const thousandths = (value: number): number => Math.round(value * 1e3) / 1e3;

/**
 * How sound a picture looks, and in which known way it may be spoilt. Held against its own negative as well: which of
 * two is the right one is told far more surely than whether one alone is. It is not turned on its head: the reader always says how
 * the picture lies, and its word stands.
 */
export const soundnessJudge =
  (model: FloatModel) =>
  async (pixels: Pixels): Promise<Soundness> => {
    const kept = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
      .resize(side, side, { fit: "contain", background: grey })
      .jpeg({ quality })
      .toBuffer();
    const small = await sharp(kept).raw().toBuffer();
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
