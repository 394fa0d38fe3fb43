import { describe, expect, it } from "vitest";
import { nameInAddress, namesInside } from "./names-in-text.ts";

describe("the name in an address", () => {
  it.each([
    ["www.brightwell.com", "brightwell"],
    ["shop.brightwell.co.uk/teas", "brightwell"],
    ["hello@brightwell.org", "brightwell"],
    ["Mail: brightwellteas@gmail.com", "brightwellteas"],
    ["facebook.com/brightwell", "brightwell"],
    ["brightwell.blogspot.com", "brightwell"],
    ["brightwell.vercel.app", "brightwell"],
    ["fb.com/brightwell", "brightwell"],
    ["WWW.BRIGHTWELLCOM", "BRIGHTWELLCOM"],
    ["@brightwell", "brightwell"],
    ["Write to anna-brightwell.teas@gmail.com today", "anna-brightwell.teas"],
  ])("%s names %s", (text, name) => {
    expect(nameInAddress(text)).toBe(name);
  });
  it("takes somebody's mailbox for no name, nor its host", () => {
    expect(nameInAddress("ruibright12@gmail.com")).toBeNull();
    expect(nameInAddress("ruibright12@ gmail.com")).toBeNull();
    expect(nameInAddress("ruibright12@gmail.com, www.brightwell.com")).toBe("brightwell");
  });
  it("reads on where a mailbox has no name", () => {
    expect(nameInAddress("12-34@gmail.com, brightwell@gmail.com")).toBe("brightwell");
  });
  it("is done with words of any length: each of these took minutes when every letter was tried as a start", () => {
    for (const text of ["W".repeat(20_000), "\u0430".repeat(20_000), "a.".repeat(10_000)])
      expect(nameInAddress(text)).toBeNull();
  });
  it("finds none in a sentence or in a bare host", () => {
    expect(nameInAddress("Tea. For everyone.")).toBeNull();
    expect(nameInAddress("www.facebook.com")).toBeNull();
    expect(nameInAddress("Book at www.reallygreatsite.com")).toBeNull();
  });
});

describe("names inside a line", () => {
  it.each([
    ["A gift subscription to ZBRW", "ZBRW"],
    ["Live lessons From Marlena", "Marlena"],
    ["Warm feet all winter. Brightwell Teas", "Brightwell Teas"],
    ["VUZO WARMS YOU", "VUZO"],
    ["ZBRW'S OWN STUDIO", "ZBRW"],
    ["Only with Brightwell® leaves", "Brightwell"],
  ])("%s holds %s", (text, name) => {
    expect(namesInside(text)).toContain(name);
  });
  it("finds none in everyday words", () => {
    expect(namesInside("warm feet all winter")).toEqual([]);
  });
});
