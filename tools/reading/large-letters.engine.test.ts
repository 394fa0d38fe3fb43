import { readFileSync } from "node:fs";
import { extractSignals } from "@adjudge/imaging";
import { analyse } from "@adjudge/scoring";
import { expect, it } from "vitest";

/** Our own sample ads, as the site shows them. */
const sample = (name: string): Uint8Array =>
  readFileSync(new URL(`../../apps/web/public/samples/${name}.webp`, import.meta.url));

it("figures over half of the picture are read, and belong to the headline below", async () => {
  const signals = await extractSignals(sample("savings"));
  expect(signals.lines.map(({ text }) => text)).toContain("4.1%");
  expect(analyse(signals).facts.headline).toBe("4.1% on the money you forgot about.");
});

it("a stroke between letters is the letter that makes a word", async () => {
  const signals = await extractSignals(sample("desk-lamp"));
  expect(signals.lines.map(({ text }) => text).join(" ")).toContain("can aim.");
});
