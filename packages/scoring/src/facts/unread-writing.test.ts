import { describe, expect, it } from "vitest";
import { paint, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import type { Signals } from "../signals.ts";

const box = { x: 0.2, y: 0.2, width: 0.5, height: 0.1 };

/** A picture with two dark bars on a light ground, and whatever is said to be written there. */
const picture = (change: Partial<Signals>): Signals =>
  signalsOf(
    paint(200, 200, (_, y) => ((y > 40 && y < 60) || (y > 120 && y < 130) ? [30, 30, 30] : [225, 225, 225])),
    change,
  );

describe("writing that was not read", () => {
  it.each([
    ["cyrillic", "Cyrillic letters"],
    ["chinese", "Chinese characters"],
    ["thai", "Thai letters"],
  ])("in %s is named, and the score withheld", (script, name) => {
    const { overall, withheld, facts } = analyse(picture({ script, unreadText: [box] }));
    expect(overall).toBeNull();
    expect(withheld?.reason).toBe("unreadable_script");
    expect(withheld?.message).toContain(name);
    expect(facts.script).toBe(script);
  });

  it("and nothing else there: no score, as for any picture without a word", () => {
    const reasonWith = (change: Partial<Signals>) => analyse(picture(change)).withheld?.reason;
    expect(reasonWith({})).toBe("no_words");
    expect(reasonWith({ unreadText: [box] })).toBe("no_words");
    expect(reasonWith({ lines: [{ text: "$5", confidence: 0.99, box }] })).not.toBe("no_words");
  });

  it("for want of time is said in a note", () => {
    const said = (readingCut: boolean) => analyse(picture({ readingCut })).notes.join(" ");
    expect(said(true)).toContain("the smallest of it was left out");
    expect(said(false)).not.toContain("left out");
  });
});
