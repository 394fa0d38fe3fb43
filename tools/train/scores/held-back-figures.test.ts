import { describe, expect, it } from "vitest";
import { figuresOf, type HeldBack } from "./held-back-figures.ts";

const picture = (advice: HeldBack["advice"], labels: HeldBack["labels"]): HeldBack => ({
  file: "a.png",
  quality: 4,
  labels,
  faults: {},
  advice,
  gains: [],
  overall: 50,
  contrast: 50,
  rating: null,
  design: null,
});

describe("figures of pictures held back", () => {
  it("count a fault marked 1 as true, 0 as contradicted and leave doubtful ones out", () => {
    const figures = figuresOf(
      [
        picture(["no_cta", "teaser", "clutter"], { no_cta: 1, teaser: 0, clutter: "?" }),
        picture(["teaser"], { no_cta: 1, teaser: 0, clutter: 0 }),
      ],
      [1.1, 1, -3],
    );
    expect(figures["spoilt copies that gain more than a point"]).toBe(1);
    expect(figures["advice true"]).toBe(0.333);
    expect(figures["first advice true"]).toBe(0.5);
    expect(figures["a real fault among the first three"]).toBe(0.5);
  });
  it("look for a real fault among the first three only, in pictures that have one", () => {
    const faults = { no_cta: 0, teaser: 0, clutter: 0, typos: 1 } as const;
    const figures = figuresOf(
      [
        picture(["no_cta", "teaser", "clutter", "typos"], faults),
        picture([], { no_cta: 0 }),
        picture(["typos"], faults),
      ],
      [],
    );
    expect(figures["a real fault among the first three"]).toBe(0.5);
    expect(figures["pictures without advice"]).toBe(1);
  });
});
