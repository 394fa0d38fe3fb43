import { expect, it } from "vitest";
import { alphabetOf, decodeLine } from "./decode-line.ts";
import { decodeStrongest } from "./decode-strongest.ts";

const alphabet = alphabetOf(["立", "即", "购", "买"]);
const steps = [
  [0, 0.9],
  [1, 0.7],
  [1, 0.8],
  [0, 0.9],
  [1, 0.6],
  [3, 0.9],
  [4, 0.5],
] as const;
const place = { offset: 0, steps: steps.length, stepWidth: 8, width: 48, alphabet };

it("makes one character of a run, two of a run with a blank in it, and leaves out what is padding", () => {
  const { text, confidence, characters } = decodeStrongest({
    ...place,
    classes: 2,
    output: Float32Array.from(steps.flat()),
  });
  expect(text).toBe("立立购");
  expect(confidence).toBeCloseTo((0.8 + 0.6 + 0.9) / 3);
  expect(characters[0]).toMatchObject({ from: 8, to: 24 });
});

it("reads what decodeLine reads in all probabilities", () => {
  const classes = alphabet.letters.length + 1;
  const output = new Float32Array(steps.length * classes);
  for (const [step, [letter, chance]] of steps.entries()) output[step * classes + letter] = chance;
  const { text, confidence } = decodeLine({ ...place, classes, output });
  const short = decodeStrongest({ ...place, classes: 2, output: Float32Array.from(steps.flat()) });
  expect(text).toBe(short.text);
  expect(confidence).toBeCloseTo(short.confidence);
});
