import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { judge, UNSEEN_FAULTS } from "./judge.ts";

const judged = (code: string, m = plainAd()) => judge(m).find((j) => j.fault.code === code);

it("names no fault that is less likely there than not", () => {
  const thresholds = judge(plainAd()).flatMap(({ threshold }) => threshold ?? []);
  expect(thresholds.length).toBeGreaterThan(3);
  expect(Math.min(...thresholds)).toBeGreaterThanOrEqual(0.5);
  for (const size of [0.01, 0.02, 0.025, 0.03, 0.05])
    for (const { claimed, probability } of judge(plainAd({ body: { size, feedPx: 360 * size } })))
      expect(claimed && probability < 0.5).toBe(false);
});

it("counts what shows a fault outright, except damage, which has a term of its own", () => {
  const slipped = judged("typos", plainAd({ headline: { text: "Slep beter tonigt" } }));
  expect(slipped).toMatchObject({ claimed: true, probability: 0.75, severity: 0.75 });
  const damaged = judged("bad_image", { ...plainAd(), damage: 0.9, damageKind: "noisy" });
  expect(damaged).toMatchObject({ claimed: true, probability: 0.9 });
  expect(damaged?.severity).toBe(judged("bad_image")?.severity);
});

it("declares what it cannot see, and never judges it", () => {
  expect(UNSEEN_FAULTS.toSorted()).toEqual(["clashing_colours", "hard_words", "misleading"]);
  const codes = judge(plainAd()).map(({ fault }) => fault.code);
  expect(codes.filter((code) => UNSEEN_FAULTS.includes(code))).toEqual([]);
  expect(codes.length + UNSEEN_FAULTS.length).toBe(24);
});
