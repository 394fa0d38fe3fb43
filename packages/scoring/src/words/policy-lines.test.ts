import { describe, expect, it } from "vitest";
import { LOOKALIKES } from "./golden/lookalikes.ts";
import { linesOf } from "./golden/teasers.ts";
import { POSING, RISK } from "./golden/violations-claims.ts";
import { CRIME, CRUELTY } from "./golden/violations-harm.ts";
import { policyFlags } from "./policy.ts";

type Half = 0 | 1;
const DEVELOPED = 0;
const HELD_OUT = 1;

/** Every other line of each subject. */
const half = (lists: Readonly<Record<string, string>>, which: Half): string[] =>
  Object.values(lists).flatMap((list) => linesOf(list).filter((_, i) => i % 2 === which));

const isFlagged = (line: string): boolean => policyFlags(line).length > 0;

/** Figures of the day the rules were written (docs/decisions/031): held-out lines that are missed are not listed, so that nobody adds them. */
describe("policyFlags on lines written before the rules", () => {
  it.each([
    ["cruelty", CRUELTY, 39, 37],
    ["crime", CRIME, 33, 33],
    ["restricted claims and goods", RISK, 26, 25],
    ["poses as a message", POSING, 15, 15],
  ])("sees violations of both halves: %s", (_, lists, developed, heldOut) => {
    expect(half(lists, DEVELOPED).filter(isFlagged).length).toBeGreaterThanOrEqual(developed);
    expect(half(lists, HELD_OUT).filter(isFlagged).length).toBeGreaterThanOrEqual(heldOut);
  });

  it("lets honest lookalikes pass but for few of 120 in each half", () => {
    // "Meet Muslim singles": platforms want dating ads approved, so it stays.
    expect(half(LOOKALIKES, DEVELOPED).filter(isFlagged)).toEqual(["Meet Muslim singles"]);
    expect(half(LOOKALIKES, HELD_OUT).filter(isFlagged).length).toBeLessThanOrEqual(2);
  });

  /** As a headline is set: in capitals, over lines of about the same length. */
  const setOver = (count: number, line: string): string => {
    const words = line.toUpperCase().split(" ");
    const length = line.length / count;
    return words.reduce((text, word) => {
      const last = text.slice(text.lastIndexOf("\n") + 1);
      return `${text}${last.length + word.length > length ? "\n" : " "}${word}`;
    });
  };
  const isFlaggedOver = (count: number, line: string): boolean =>
    policyFlags(setOver(count, line), [line.toUpperCase()]).length > 0;

  it.each([2, 3, 4])("flags no more of them set over %i lines in capitals", (count) => {
    const honest = Object.values(LOOKALIKES).flatMap(linesOf);
    // Read line by line alone 10, 21 and 18 of the honest ones were flagged.
    expect(honest.filter((line) => isFlaggedOver(count, line)).length).toBeLessThanOrEqual(5);
  });
});
