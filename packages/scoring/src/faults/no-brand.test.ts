import { describe, expect, it } from "vitest";
import { chanceOf, plainAd } from "../../test/judged.ts";
import { judge } from "./judge.ts";
import { noBrand } from "./no-brand.ts";

describe("no_brand", () => {
  it("is likelier where no name was found", () => {
    expect(chanceOf("no_brand", plainAd({ brand: null }))).toBeGreaterThan(chanceOf("no_brand", plainAd()));
    expect(noBrand.places(plainAd())).toEqual([]);
  });

  it("is not named where some of the writing was not read: the name may be there", () => {
    const nameless = plainAd({ brand: null });
    const writing = { x: 0.8, y: 0.95, width: 0.1, height: 0.02 };
    const withUnread = (places: number) =>
      judge({ ...nameless, unread: new Array<typeof writing>(places).fill(writing) }).find(
        (j) => j.fault.code === "no_brand",
      );
    const found = withUnread(3);
    expect(found?.probability).toBe(found?.prior);
    expect(found?.claimed).toBe(false);
    const sure = judge(nameless).find((j) => j.fault.code === "no_brand");
    expect(found?.severity).toBeCloseTo(((sure?.severity ?? 0) + (sure?.prior ?? 0)) / 2, 1);
    expect(chanceOf("no_brand", nameless)).toBeGreaterThan(found?.prior ?? 1);
    // One place more or less, which is chance, moves it by no more than a third of that.
    const [one, two] = [withUnread(1)?.severity ?? 0, withUnread(2)?.severity ?? 0];
    const step = ((sure?.severity ?? 0) - (found?.severity ?? 0)) / 3;
    expect((sure?.severity ?? 0) - one).toBeCloseTo(step, 1);
    expect(one - two).toBeCloseTo(step, 1);
  });
});
