import { expect, it } from "vitest";
import { LOOKS, SOUNDNESS_NET, SPOILT_KINDS, type Looks, type Signals, type Soundness } from "../signals.ts";
import { signsOfDamage } from "./signs-of-damage.ts";
import { SIGNS_OF_DAMAGE } from "./soundness-signs.data.ts";

const kinds = Object.fromEntries(SPOILT_KINDS.map((kind) => [kind, 0.01])) as Soundness["kinds"];
const looks = Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks;
const sound: Soundness = { net: SOUNDNESS_NET, rank: 1, kinds, negativeRank: -8 };
// Nothing else of the signals is looked at.
const signs = (soundness: Soundness, more: Partial<Signals> = {}): number =>
  signsOfDamage({ soundness, looks, ...more } as Signals) ?? Number.NaN;

it("sees more signs the lower the rank and the surer a kind of damage", () => {
  expect(signs(sound)).toBeLessThan(SIGNS_OF_DAMAGE.begins);
  expect(signs({ ...sound, rank: -15 })).toBeGreaterThan(signs(sound));
  const barred = signs({ ...sound, rank: -20, kinds: { ...kinds, barred: 0.9 } });
  expect(barred).toBeGreaterThan(SIGNS_OF_DAMAGE.ends);
});

it("charges a picture that may be its own negative, though it is not told for sure", () => {
  const doubted = { ...sound, negativeRank: 4 };
  expect(signs(doubted, { looks: { ...looks, negative: 0.4 }, looksOfNegative: -0.8 })).toBeCloseTo(0.6 + 1.2, 5);
  expect(signs(doubted)).toBe(signs(sound));
});

it("says nothing of signals that another net looked at", () => {
  expect(signsOfDamage({ soundness: { ...sound, net: SOUNDNESS_NET - 1 }, looks } as Signals)).toBeNull();
});
