import { LOOKS, type Looks } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { openObjectFinder } from "./detect-objects.ts";
import type { FloatModel } from "./model-thread.ts";

const anchors = 1917;
const classes = 91;
const picture = { width: 400, height: 400, data: new Uint8Array(3 * 400 * 400).fill(128) };

/** Looks taken of a picture in which the first one is this sure of a person, and the look at the whole says this of anybody. */
async function looksTaken(person: number, anybody: number): Promise<number> {
  let taken = 0;
  const model: FloatModel = {
    inputNames: [],
    outputNames: [],
    run: async () => {
      taken += 1;
      const logits = new Float32Array(anchors * classes).fill(-9);
      logits[1] = person;
      return {
        boxes: { dims: [1, anchors, 4], data: new Float32Array(anchors * 4) },
        logits: { dims: [1, anchors, classes], data: logits },
        embedding: { dims: [1, 1280, 1, 1], data: new Float32Array(1280) },
      };
    },
  };
  const looks = { ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks), anybody };
  await (
    await openObjectFinder(model)
  )(picture, Promise.resolve(looks));
  return taken;
}

it("looks into the tiles only where it is open whether anybody is there", async () => {
  expect(await looksTaken(-9, 2)).toBeGreaterThan(1);
  expect(await looksTaken(-9, -3)).toBe(1);
  expect(await looksTaken(4, 2)).toBe(1);
});
