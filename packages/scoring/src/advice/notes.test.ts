import { expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { plainAd } from "../../test/judged.ts";
import { analyse } from "../analyse.ts";
import { notesOf } from "./notes.ts";

const notesAt = (width: number, height: number): string =>
  analyse(
    signalsOf(flat(width, height, [200, 30, 40]), { source: { width, height, format: "png", bytes: 1000 } }),
  ).notes.join(" ");

it("does not call a banner of a booked size too small, and says so of others", () => {
  expect(notesAt(728, 90)).not.toContain("pixels");
  expect(notesAt(726, 90)).not.toContain("pixels");
  expect(notesAt(740, 91)).toContain("740×91 pixels");
});

it("says where the writing may be that was not read", () => {
  const at = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.05 });
  const noteOf = (...unreadText: ReturnType<typeof at>[]): string =>
    analyse(signalsOf(flat(300, 250, [200, 30, 40]), { unreadText })).notes.find((note) => /writing/.test(note)) ?? "";
  expect(noteOf(at(0, 0), at(0.05, 0.1))).toBe(
    "There may be writing at the top left, in the ad or on what it pictures, that we could not read; its words are not counted.",
  );
  expect(noteOf(at(0, 0), at(0.45, 0.5), at(0.9, 0.9))).toContain(
    "at the top left, in the middle and at the bottom right",
  );
  expect(noteOf(at(0, 0), at(0.45, 0), at(0.9, 0.4), at(0.9, 0.9))).toContain("in many places");
  expect(noteOf()).toBe("");
  // The sign of an exchange and its cross are no writing.
  expect(noteOf(at(0.9, 0))).toBe("");
});

it("takes the emblem of a name that was read for no writing, and a slogan below it for some", () => {
  // The name stands at .1 to .7 across and .85 to .93 down.
  const noteOf = (x: number, y: number, width: number, height: number, m = plainAd()): string =>
    notesOf(signalsOf(flat(300, 250, [200, 30, 40]), { unreadText: [{ x, y, width, height }] }), m).join(" ");
  const writing = "There may be writing";
  expect(noteOf(0.2, 0.86, 0.1, 0.05)).not.toContain(writing);
  expect(noteOf(0.68, 0.86, 0.1, 0.06)).not.toContain(writing);
  expect(noteOf(0.2, 0.92, 0.3, 0.06)).toContain(writing);
  expect(noteOf(0.05, 0.7, 0.8, 0.28)).toContain(writing);
  expect(noteOf(0.2, 0.2, 0.1, 0.05)).toContain(writing);
  expect(noteOf(0.2, 0.86, 0.1, 0.05, { ...plainAd(), unsure: ["brand"] })).toContain(writing);
});

it("names what a template left behind", () => {
  const noteOf = (text: string): string =>
    notesOf(signalsOf(flat(300, 250, [200, 30, 40])), plainAd({ body: { text } })).join(" ");
  expect(noteOf("Order at www.ReallyGreatSite.com")).toContain(
    "“www.reallygreatsite.com” comes with a template: put in your own.",
  );
  expect(noteOf("Order at www.northmill.com")).not.toContain("template");
});
