import type { Pixels } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { accented, withAccents } from "./accents-of.ts";
import type { SeenRegion } from "./read-regions.ts";
import { notReached, type Recognise } from "./recognise-text.ts";

const line = (text: string): SeenRegion => ({
  region: { cx: 100, cy: 30, width: 180, height: 24, angle: 0, score: 1 },
  reading: { text, confidence: 0.9, characters: [] },
});
const pixels = { width: 200, height: 60, data: new Uint8Array(200 * 60 * 3) } as Pixels;
const read = async (text: string, confidence: number, isOver = false): Promise<string | undefined> => {
  const recognise: Recognise = async (crops, mayRead) =>
    crops.map(() => (mayRead(0) ? { text, confidence, characters: [] } : notReached));
  const seen = await withAccents(recognise, pixels, [line("Gratis fur Schuler")], { isOver: () => isOver });
  return seen[0]?.reading.text;
};

it("accents come from a reading that is sure of anything, where there is time for it", async () => {
  expect(await read("Gratis für Schüler", 0.6)).toBe("Gratis für Schüler");
  expect(await read("Gratis für Schüler", 0.3)).toBe("Gratis fur Schuler");
  expect(await read("Gratis für Schüler", 0.6, true)).toBe("Gratis fur Schuler");
});

it.each([
  ["Iñovar, solucionar", "inovar, soluctonar", "inovar, solucionar"],
  ["(REDUCTION) 50%", "RÉDUCTION 50", "(RÉDUCTION) 50%"],
  ["de Rennes a Rennes", "de Rennes à Rennes", "de Rennes a Rennes"],
  ["kazanyor", "elma", "kazanyor"],
])("only words that both read alike change: %s", (ours, theirs, meant) => {
  expect(accented(ours, theirs)).toBe(meant);
});
