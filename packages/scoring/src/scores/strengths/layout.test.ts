import { expect, it } from "vitest";
import { plainAd } from "../../../test/judged.ts";
import { scoreMeasures } from "../overall.ts";
import type { Measures } from "../../facts/seen.ts";

const roomIn = (m: Measures) => scoreMeasures(m).details.contrast.parts.find(({ rule }) => rule === "modest_text");

it("does not say that text takes up much of an ad for what may be no writing", () => {
  const unread = [{ x: 0.1, y: 0.6, width: 0.8, height: 0.4 }];
  const little = roomIn({ ...plainAd(), textArea: 0.11, unread });
  expect(little?.points).toBeLessThan(0);
  expect(little?.label).toBe("Room taken up by text");
  expect(little?.evidence.text).toBe(
    "Lines of text cover 11% of the ad, and what may be writing that we could not read 32% more.",
  );
  const much = roomIn({ ...plainAd(), textArea: 0.5, unread: [] });
  expect(much?.label).toBe("Text takes up much of the ad");
  expect(much?.evidence.text).toBe("Lines of text cover 50% of the ad.");
});
