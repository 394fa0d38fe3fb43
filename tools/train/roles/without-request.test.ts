import type { Signals } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { signalsOf, taughtBy } from "./without-request.ts";

const line = (text: string, y: number) => ({ text, confidence: 1, box: { x: 0.1, y, width: 0.5, height: 0.05 } });

/** Only lines are looked at. */
const read = (...texts: string[]): Signals =>
  ({ lines: texts.map((text, i) => line(text, i / 10)) }) as Partial<Signals> as Signals;

const ad = { file: "truth-ads/1.png", headline: "Sleep deeper", cta: "Shop the sale", brand: "Veltora" };
const signals = read("Sleep deeper", "Shop the", "sale", "Veltora");
const open = () => Promise.resolve(signals);
const textsOf = ({ lines }: Signals): string[] => lines.map(({ text }) => text);

it("takes the lines of the request away and says that there is none", async () => {
  const [whole, copy, ...more] = await taughtBy(open, ad);
  expect(more).toEqual([]);
  expect(whole?.label).toBe(ad);
  expect(copy?.label).toEqual({ ...ad, file: "truth-ads/1.png#without-request", cta: "" });
  expect(copy && textsOf(copy.signals)).toEqual(["Sleep deeper", "Veltora"]);
});

it("finds the copy again by its name", async () => {
  const labels = new Map([[ad.file, ad]]);
  expect(textsOf(await signalsOf(open, labels, "truth-ads/1.png#without-request"))).toEqual([
    "Sleep deeper",
    "Veltora",
  ]);
  expect(await signalsOf(open, labels, ad.file)).toBe(signals);
});

it("leaves alone what has no request, one inside the headline, or was drawn by us", async () => {
  const alone = async (label: typeof ad) => (await taughtBy(open, label)).length === 1;
  expect(await alone({ ...ad, cta: "" })).toBe(true);
  expect(await alone({ ...ad, headline: "Sleep deeper. Shop the sale" })).toBe(true);
  expect(await alone({ ...ad, file: "generated/1.png" })).toBe(true);
});
