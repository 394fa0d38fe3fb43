import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { worksOf } from "./works.ts";

it("praises at most three things, none of them twice in the same words", () => {
  const m = plainAd();
  const works = worksOf(m, scoreMeasures(m));
  expect(works.length).toBeGreaterThan(0);
  expect(works.length).toBeLessThanOrEqual(3);
  for (const { text, detail } of works) {
    expect(text).not.toBe(detail);
    expect(detail).not.toContain("have a fault here");
  }
});

it("does not praise a call to action for being there when it says nothing", () => {
  const praised = (text: string): string[] => {
    const m = plainAd({ action: { text } });
    return worksOf(m, scoreMeasures(m)).map(({ rule }) => rule);
  };
  expect(praised("Open")).not.toContain("no_cta");
});
