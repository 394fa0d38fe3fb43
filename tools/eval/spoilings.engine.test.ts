import { analyse, type Analysis } from "@adjudge/scoring";
import { beforeAll, describe, expect, it } from "vitest";
import { drawAds, renderAd } from "../adgen/index.ts";
import { adsToSpoil, specsToDraw, spoiltAd } from "../spoil/generated.ts";
import { SPOILINGS } from "../spoil/kinds/index.ts";
import { rowOf, type SpoiltRow } from "../spoil/measure.ts";
import { cachedSignalsOf } from "./cached-signals.ts";

/** Each kind spoils one of three ads in turn, unless SPOILINGS=all: every copy is read anew, and that takes its second. */
const isWhole = process.env["SPOILINGS"] === "all";

/**
 * Not reached yet (docs/truth.md has the table of real ads): kinds that still pay on one of these ads. A kind that joins them
 * fails the test, and so does one that is mended and not taken off.
 */
const stillPays: ReadonlySet<string> = new Set(["acid-cast", "squeezed", "vile", "washed-grey"]);

/**
 * Kinds whose own fault is not named: most faults never reach three right in four on the labelled ads and are not claimed. They
 * may not gain, but nothing is asked of what is said of them.
 */
const unseen: ReadonlySet<string> = new Set([
  "acid-cast",
  "bottom-quarter-cut",
  "brand-removed",
  "brand-shrunk",
  "busy-behind-headline",
  "clashing-colours",
  "cluttered",
  "competing-headlines",
  "cut-through-headline",
  "darkened",
  "faded",
  "headline-removed",
  "headline-shrunk",
  "jargon",
  "misspelt",
  "over-exposed",
  "right-quarter-cut",
  "squeezed",
  "stretched",
  "vile",
  "washed-grey",
]);

describe("generated ads that are spoilt", () => {
  const specs = adsToSpoil(3);
  const before: Analysis[] = [];
  const rows: SpoiltRow[] = [];

  beforeAll(async () => {
    await drawAds(specsToDraw(specs));
    for (const spec of specs) before.push(analyse(await cachedSignalsOf((await renderAd(spec)).bytes)));
    for (const [i, kind] of SPOILINGS.entries())
      for (const [j, spec] of specs.entries()) {
        const was = before[j];
        if (was === undefined || (!isWhole && i % specs.length !== j)) continue;
        const bytes = await spoiltAd(spec, kind);
        if (bytes) rows.push(rowOf(spec.id, kind, was, analyse(await cachedSignalsOf(bytes))));
      }
  });

  it("are ads with a score before", () => {
    expect(before.map((analysis) => analysis.overall)).not.toContain(null);
  });

  it("are spoilt in at least thirty ways", () => {
    expect(new Set(rows.map((row) => row.kind)).size).toBeGreaterThanOrEqual(30);
  });

  it("never score higher than the ad by more than a point", () => {
    const gained = rows.filter((row) => row.higher);
    expect(gained.map((row) => row.kind).toSorted()).toEqual([...stillPays].toSorted());
  });

  it("show the fault that belongs to what was done", () => {
    const silent = rows.filter((row) => !row.right);
    expect(silent.map((row) => row.kind).toSorted()).toEqual([...unseen].toSorted());
  });
});
