import { expect, test } from "vitest";
import { isFullOfSlips } from "./full-of-slips.ts";

test("a text with half of its longer words misspelt is told", () => {
  for (const text of ["Slep beter tonigt", "Waht your gardn relaly nedes", "Fre Shippng Avalible"])
    expect(isFullOfSlips(text), text).toBe(true);
});

test("names, one odd word and clean copy are not", () => {
  for (const text of [
    "Sleep better tonight",
    "What your gardn really needs",
    "Flickr and Tumblr",
    "Meet Uzumaki Naruto in Shibuya",
    "NGAYI Telcy Berinyu muyer",
    "Skincare for sunlovers",
    "",
  ])
    expect(isFullOfSlips(text), text).toBe(false);
});
