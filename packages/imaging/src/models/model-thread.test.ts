import { afterAll, describe, expect, it } from "vitest";
import { ownModelFile } from "./model-files.ts";
import { openInAll, startModelThread, type ModelThread } from "./model-thread.ts";

const threads: ModelThread[] = [];
const thread = (onGone: () => void = () => undefined): ModelThread => {
  const started = startModelThread(onGone);
  threads.push(started);
  return started;
};
afterAll(() => Promise.all(threads.map((one) => one.close())));

const reader = ownModelFile("text-reader.onnx");
/** A made-up line of writing, the same for the same seed. */
const line = (seed: number) => ({
  dims: [1, 3, 48, 320],
  data: Float32Array.from({ length: 3 * 48 * 320 }, (_, i) => Math.sin(i * seed * 0.37)),
});

describe("model threads", () => {
  it("give the same numbers to the last digit, in whichever thread a call runs", async () => {
    const alone = await thread().open(reader);
    const shared = await openInAll([thread(), thread()], reader);
    const input = alone.inputNames[0] ?? "";
    const seeds = [1, 2, 3, 4];
    const together = await Promise.all(seeds.map((seed) => shared.run({ [input]: line(seed) })));
    for (const [i, seed] of seeds.entries()) expect(together[i]).toEqual(await alone.run({ [input]: line(seed) }));
  });

  it("say what is wrong with a file or a call, and go on", async () => {
    const one = thread();
    await expect(one.open("no-such-model.onnx")).rejects.toThrow("no-such-model.onnx");
    const model = await one.open(reader);
    await expect(model.run({ nonsense: line(1) })).rejects.toThrow(/input/);
    expect(Object.keys(await model.run({ [model.inputNames[0] ?? ""]: line(1) }))).toEqual(model.outputNames);
    expect(one.load()).toBe(0);
  });

  it("finish what they have, then fail calls instead of letting them wait, and say that they have ended", async () => {
    let ended = 0;
    const one = thread(() => (ended += 1));
    const model = await one.open(reader);
    const underWay = model.run({ [model.inputNames[0] ?? ""]: line(1) });
    const [outputs] = await Promise.all([underWay, one.close()]);
    expect(Object.keys(outputs)).toEqual(model.outputNames);
    await expect(model.run({ [model.inputNames[0] ?? ""]: line(1) })).rejects.toThrow("ended");
    expect(ended).toBe(1);
  });
});
