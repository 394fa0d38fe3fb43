import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WithheldReading } from "./withheld-reading.tsx";

const withheld = { reason: "no_words", message: "No words can be read in this picture." } as const;
const text = (isCorrected: boolean): string =>
  renderToStaticMarkup(<WithheldReading withheld={withheld} isCorrected={isCorrected} />);

it("says why there is no score, and that nothing was charged", () => {
  expect(text(false)).toContain("No words can be read in this picture.");
  expect(text(false)).toContain("nothing was charged");
});

it("says no word of charging where a correction may have taken away a score that was paid for", () => {
  expect(text(true)).toContain("so we gave none.");
  expect(text(true)).not.toContain("charged");
});
