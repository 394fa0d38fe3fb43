import { expect, it } from "vitest";
import type { BrandCandidate } from "./brand-candidates.ts";
import { madeWhole, speltOut } from "./spelt-out.ts";

const candidate = (text: string, source: BrandCandidate["source"] = "line"): BrandCandidate => ({
  ...{ text, source, lines: [0] },
  box: { x: 0, y: 0, width: 0.2, height: 0.1 },
});
const nameOf = (address: string, ...others: BrandCandidate[]): string =>
  speltOut(candidate(address, "address"), others).text;

it("takes a name as the ad spells it out rather than its address", () => {
  expect(nameOf("quietpillow", candidate("Sleep deeper"), candidate("QUIET PILLOW"))).toBe("QUIET PILLOW");
  expect(nameOf("northmill476", candidate("Northmill Bakery"))).toBe("Northmill Bakery");
  expect(nameOf("neonpulsefest", candidate("NEON PULSE", "pair"))).toBe("NEON PULSE");
  expect(nameOf("hollandandhollisonline", candidate("Holland Hollis", "pair"))).toBe("Holland Hollis");
  expect(nameOf("thequietpillow", candidate("Quiet Pillow"))).toBe("Quiet Pillow");
  // Small print is misread sooner than a name in large letters.
  expect(nameOf("ouietpillovvconpany", candidate("Quiet Pillow Company"))).toBe("Quiet Pillow Company");
});

it("stays with the address where nothing spells it out", () => {
  expect(nameOf("quietpillow", candidate("Quiet"))).toBe("quietpillow");
  expect(nameOf("quietpillow", candidate("quietpillowuk"), candidate("@quiet pillow"))).toBe("quietpillow");
  expect(nameOf("homebox", candidate("Homebox unlimited reactivation"))).toBe("homebox");
  expect(speltOut(candidate("Quiet Pillow"), [candidate("Quiet Pillow Company")]).text).toBe("Quiet Pillow");
});

it("takes the whole word where a name was read in part", () => {
  const from = (text: string, ...lines: string[]): string =>
    madeWhole(
      candidate(text),
      lines.map((line) => ({ text: line })),
    ).text;
  expect(from("enwick", "Fenwick", "pours slowly", "enwick")).toBe("Fenwick");
  expect(from("Fenwic", "Fenwick ales")).toBe("Fenwick");
  expect(from("Fenwick", "Fenwicks pour slowly")).toBe("Fenwick");
  expect(from("fort", "Comfort for all")).toBe("fort");
  expect(from("enwick", "renwickshire")).toBe("enwick");
});
