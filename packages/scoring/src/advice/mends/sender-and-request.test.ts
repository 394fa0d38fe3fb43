import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { SENDER_AND_REQUEST_MENDS } from "./sender-and-request.ts";

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
