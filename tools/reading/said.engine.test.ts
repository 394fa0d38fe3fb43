import { extractSignals } from "@adjudge/imaging";
import { seenLines } from "@adjudge/scoring";
import sharp from "sharp";
import { expect, it } from "vitest";
import { adSpecs, renderAd } from "../adgen/index.ts";

/** In the order of LINE_ROLES. */
const requestAt = 3;
const financeAt = 11;

it("every line is told by its words, the request and the name above all; blurred it looks worse made", async () => {
  const spec = adSpecs().find((one) => one.id.startsWith("bank-sideBySide"));
  if (spec === undefined) throw new Error("the ad this test starts from is gone");
  const { bytes, truth } = await renderAd(spec);
  const signals = await extractSignals(bytes);
  const said = signals.said ?? [];
  expect(said.map((one) => one.text)).toEqual(seenLines(signals).lines.map((l) => l.text));
  for (const one of said) {
    expect(one.roles.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
    expect(one.names).toHaveLength(one.text.split(/\s+/u).length);
  }
  const written = (role: string): string => truth.texts.find((text) => text.role === role)?.text ?? `no ${role}`;
  const request = said.find((one) => one.text === written("call_to_action"));
  expect(request?.roles.indexOf(Math.max(...(request?.roles ?? [])))).toBe(requestAt);
  const surest = said.flatMap((one) => one.text.split(/\s+/u).map((word, i) => ({ word, chance: one.names[i] ?? 0 })));
  const [first] = surest.toSorted((a, b) => b.chance - a.chance);
  expect(written("brand")).toContain(first?.word);
  // A bank's ad, in the order of the trades of words/category.ts.
  expect(signals.trades).toHaveLength(20);
  expect(signals.trades?.indexOf(Math.max(...(signals.trades ?? [])))).toBe(financeAt);
  const blurred = await extractSignals(await sharp(bytes).blur(9).png().toBuffer());
  expect(signals.looks?.quality).toBeGreaterThan((blurred.looks?.quality ?? Number.NaN) + 0.5);
});
