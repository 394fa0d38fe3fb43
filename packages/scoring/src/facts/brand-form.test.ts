import { expect, it } from "vitest";
import { flat, signalsOf } from "../../test/pictures.ts";
import { analyse } from "../analyse.ts";
import { LOOKS, type Looks } from "../signals.ts";
import { brandFormOf } from "./brand-form.ts";

const box = (height: number) => ({ x: 0.1, y: 0.1, width: 0.3, height });
const lines = [0.1, 0.05, 0.04].map((height) => ({ box: box(height) }));
const brand = (height: number, at = [2]) => ({ text: "Northmill", box: box(height), lines: at });
const seen = (no_brand: number): Looks => ({
  ...(Object.fromEntries(LOOKS.map((look) => [look, 0])) as Looks),
  no_brand,
});

it("is a logo where it stands out of the type, plain text where it is smaller or only said", () => {
  expect(brandFormOf(brand(0.06), lines, null)).toBe("logo");
  expect(brandFormOf(brand(0.04), lines, null)).toBe("text");
  expect(brandFormOf(brand(0.06, []), lines, null)).toBe("text");
  expect(brandFormOf({ ...brand(0.06), box: null }, lines, null)).toBe("text");
});

it("without a name is a logo we cannot read, or none", () => {
  expect(brandFormOf(null, lines, seen(-4))).toBe("logo");
  expect(brandFormOf(null, lines, seen(-2))).toBe("none");
  expect(brandFormOf(null, lines, null)).toBe("none");
});

it("is none where the owner says that no brand is shown", () => {
  const signals = { ...signalsOf(flat(80, 80, [200, 30, 40])), looks: seen(-9) };
  expect(analyse(signals).facts.brand_form).toBe("logo");
  expect(analyse(signals, { brand: null }).facts.brand_form).toBe("none");
});
