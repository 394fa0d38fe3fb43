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

it("takes no emblem that touches the name for writing", () => {
  const at = (y: number) => ({ x: 0.6, y, width: 0.2, height: 0.1 });
  const noteOf = (box: ReturnType<typeof at>): string =>
    notesOf(signalsOf(flat(300, 250, [200, 30, 40]), { unreadText: [box] }), plainAd()).join(" ");
  expect(noteOf(at(0.8))).not.toContain("There may be writing");
  expect(noteOf(at(0.2))).toContain("There may be writing at the top right");
});

it("names what a template left behind", () => {
  const noteOf = (text: string): string =>
    notesOf(signalsOf(flat(300, 250, [200, 30, 40])), plainAd({ body: { text } })).join(" ");
  expect(noteOf("Order at www.ReallyGreatSite.com")).toContain(
    "“www.reallygreatsite.com” comes with a template: put in your own.",
  );
  expect(noteOf("Order at www.northmill.com")).not.toContain("template");
});
