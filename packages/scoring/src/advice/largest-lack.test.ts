import { expect, it } from "vitest";
import { plainAd } from "../../test/judged.ts";
import { scoreMeasures } from "../scores/overall.ts";
import { largestLack } from "./largest-lack.ts";

it("names what the ad plainly lacks and what costs most", () => {
  const lackOf = (m: ReturnType<typeof plainAd>) => largestLack(scoreMeasures(m).details);
  expect(lackOf({ ...plainAd(), clutter: 90 })).toBe("Rather busy to look at");
  const part = (rule: string, label: string, points: number) => ({ rule, label, points });
  const none = { contrast: { parts: [] }, recall: { parts: [] }, copy_engagement: { parts: [] } };
  const inContrast = (...parts: ReturnType<typeof part>[]) =>
    largestLack({ ...none, contrast: { parts } } as unknown as Parameters<typeof largestLack>[0]);
  expect(inContrast(part("calm", "Rather busy to look at", -2), part("space_in_use", "A large empty field", -3))).toBe(
    "A large empty field",
  );
  // Between the two it goes by its topic, and is nothing to name.
  expect(inContrast(part("space_in_use", "Largest empty rectangle", -3))).toBeNull();
  expect(inContrast(part("well_made", "Looks poorly made as a whole", -9))).toBeNull();
});
