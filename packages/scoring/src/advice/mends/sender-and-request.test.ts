import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { requestFor, SENDER_AND_REQUEST_MENDS } from "./sender-and-request.ts";

it("draws the words that it proposes, in a button that stays inside the picture", () => {
  const m = plainAd({ action: { text: "Open", button: null, box: { x: 0.9, y: 0.9, width: 0.08, height: 0.05 } } });
  const mend = SENDER_AND_REQUEST_MENDS.weak_cta?.(m);
  if (mend?.change?.kind !== "button") throw new Error("no button");
  const { text, to } = mend.change;
  expect(mend.text).toContain(`“${text}”`);
  expect(text).not.toBe("Open");
  expect(to.x).toBeGreaterThanOrEqual(0);
  expect(to.x + to.width).toBeLessThanOrEqual(1);
  expect(to.y + to.height).toBeLessThanOrEqual(1);
  expect(to.width).toBeGreaterThan(0.08);
});

it("asks in the brand's own name, without what stands around it", () => {
  expect(requestFor(plainAd({ brand: { text: "Sponsored | Northmill." } }))).toBe("See Northmill");
  expect(requestFor(plainAd({ brand: { text: "northmill.com" } }))).toBe("Visit northmill.com");
  const named = plainAd();
  expect(requestFor({ ...named, brand: named.brand && { ...named.brand, apart: false } })).toBeNull();
});

it("sets no target for the brand that it meets already", () => {
  const mend = (attention: number) => SENDER_AND_REQUEST_MENDS.weak_brand?.(plainAd({ brand: { attention } }));
  expect(mend(0.02)).toMatchObject({ measured: 2, target: { min: 4 } });
  expect(mend(0.039)).toMatchObject({ measured: null, target: null });
  expect(mend(0.054)?.text).toContain("set like the rest of the text");
});
