import { describe, expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { LAYOUT_MENDS } from "../advice/mends/layout.ts";
import type { DamageKind } from "../facts/seen.ts";
import { scoreMeasures } from "../scores/overall.ts";
import type { FaultCode } from "../types.ts";
import { DAMAGE_WORDS, damageFault } from "./damage.ts";

// Keys of a record of every kind.
const kinds = Object.keys(DAMAGE_WORDS) as DamageKind[];

const damaged = (damageKind: DamageKind) => ({ ...plainAd(), damage: 0.97, damageKind });

const claimedOf = (kind: DamageKind): FaultCode[] =>
  scoreMeasures(damaged(kind))
    .judged.filter((j) => j.claimed)
    .map((j) => j.fault.code);

describe("damage", () => {
  it.each(kinds)("is told as one fault only: %s", (kind) => {
    const codes: FaultCode[] = ["bad_image", "clutter", "empty"];
    expect(claimedOf(kind).filter((code) => codes.includes(code))).toEqual([damageFault(kind)]);
  });

  it("calls stickers clutter and a bare field empty", () => {
    expect(claimedOf("strewn")).toContain("clutter");
    expect(claimedOf("shrunk")).toContain("empty");
  });

  it.each(kinds)("gives its points back once its fault is mended, and only then: %s", (kind) => {
    const of = (mended: FaultCode[]) => scoreMeasures(damaged(kind), new Set(mended)).details.contrast.score;
    const other = damageFault(kind) === "bad_image" ? "empty" : "bad_image";
    expect(of([damageFault(kind)])).toBeGreaterThan(of([]) + 10);
    expect(of([other])).toBeLessThan(of([]) + 10);
  });

  it.each(kinds)("is mended in words of its own: %s", (kind) => {
    expect(LAYOUT_MENDS[damageFault(kind)]?.(damaged(kind))?.text).toContain(DAMAGE_WORDS[kind]);
  });
});
