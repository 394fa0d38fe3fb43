import { LOOKS, type Looks, type Signals } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { packSignals, unpackSignals } from "./stored-signals.ts";

const pixels = { width: 2, height: 1, data: new Uint8Array([0, 0, 0, 255, 255, 255]) };
const source = { width: 2, height: 1, format: "png", bytes: 80 } as const;
const box = { x: 1 / 3, y: 0.1, width: 0.2, height: 0.7 };

const signals: Signals = {
  source,
  pixels,
  lines: [{ box, text: "Brew better", confidence: 0.9902293880780538 }],
  unreadText: [box],
  faces: [{ box, confidence: 0.7 }],
  objects: [{ box, label: "bottle", confidence: 0.51 }],
  learnedAttention: { width: 3, height: 1, data: Float32Array.from([2.0577328541548923e-5, 1 / 3, 0.1]) },
  embedding: [1 / 3, 1e-7, 12.345678].map(Math.fround),
  said: [{ index: 0, text: "Brew better", roles: [0.9, 0.1], names: [0.02, 0.03] }],
  trades: [0.7, 0.3],
  likeness: [-1.25, -2, 0.5],
  looks: Object.fromEntries(LOOKS.map((look, i) => [look, i / 8])) as Looks,
  orientation: "upside_down",
  script: null,
};

it("comes back from JSON as it was, to the last bit", () => {
  const kept = JSON.parse(JSON.stringify(packSignals(signals)));
  expect(unpackSignals(kept, { source, pixels, whole: null })).toEqual(signals);
});

it("keeps no pixels, and takes them from the file again", () => {
  const line = { box: { x: 0, y: 0, width: 0.5, height: 1 }, text: "A", confidence: 1 };
  const packed = packSignals({ ...signals, lines: [{ ...line, closeUp: pixels }] });
  expect(packed).not.toHaveProperty("pixels");
  expect(packed.lines).toEqual([line]);
  const whole = { width: 4, height: 2, channels: 1, data: new Uint8Array(8).fill(9) };
  const [again] = unpackSignals(packed, { source, pixels, whole }).lines;
  expect(again?.closeUp).toEqual({ width: 2, height: 2, data: new Uint8Array(12).fill(9) });
});
