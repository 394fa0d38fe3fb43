import { expect, it } from "vitest";
import type { BrandCandidate, BrandSource } from "./brand-candidates.ts";
import { likelierName } from "./likelier-name.ts";

const name = (text: string, source: BrandSource = "line"): BrandCandidate => ({
  text,
  source,
  lines: [0],
  box: { x: 0, y: 0, width: 0.1, height: 0.1 },
});
const lines = (...texts: string[]) => texts.map((text) => ({ text }));
const unsure = name("Grand Mac");

it("gives an unsure name up for a brand that small print names", () => {
  const sender = name("McDonald's", "inside");
  for (const text of ["© McDonald's", "At participating shops. 2016 McDonald's.", "Visit McDonald's to earn a toy"])
    expect(likelierName(unsure, [unsure, sender], lines(text))).toBe(sender);
  expect(likelierName(unsure, [unsure, sender], lines("Better than McDonald's"))).toBe(unsure);
  const unknown = name("Brightwellish", "inside");
  expect(likelierName(unsure, [unsure, unknown], lines("© Brightwellish"))).toBe(unsure);
});

it("gives an unsure name up for the name in the only address", () => {
  const host = name("pamoja", "address");
  expect(likelierName(unsure, [unsure, host], [])).toBe(host);
  expect(likelierName(unsure, [unsure, host, name("ALGONQUIN", "address")], [])).toBe(unsure);
  expect(likelierName(unsure, [unsure, name("rv", "address")], [])).toBe(unsure);
});

it("keeps a name that the address spells as well, and one that a list knows", () => {
  const short = name("Pamoja Fair");
  expect(likelierName(short, [short, name("pamoja", "address")], [])).toBe(short);
  const known = name("Oxfam");
  expect(likelierName(known, [known, name("pamoja", "address")], [])).toBe(known);
});
