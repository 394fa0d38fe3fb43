import { expect, it } from "vitest";
import { heldOutIn, withHeldOut } from "./held-out.ts";
import { parseMarkdown } from "./parse-markdown.ts";

const notes = parseMarkdown(`
| | not fitted on | as it ships |
|---|---|---|
| advice true | **.83** | .91 |
| overall ~ quality | **.64** | .78 |

| | cross-validated | engine 1.2.1 |
|---|---|---|
| headline right | .76 | .42 |
| overall ~ quality | .60 | – |

| | as it was | now |
|---|---|---|
| brand right | .51 | .57 |
`);

it("reads the figures of pictures left out of the fit, the stricter table first", () => {
  expect([...heldOutIn(notes)]).toEqual([
    ["advice true", 0.83],
    ["Spearman, overall ~ quality", 0.64],
    ["headline right", 0.76],
  ]);
});

it("sets them beside figures that flatter only", () => {
  const row = { question: "", n: 1, value: 0.91, low: null, high: null, chance: null, ceiling: null, target: null };
  const rows = [
    { ...row, measure: "advice true", data: "fitted here" },
    { ...row, measure: "headline right", data: "measured only" },
  ];
  const held = withHeldOut(rows, heldOutIn(notes), ({ data }) => data === "fitted here").map((one) => one.held);
  expect(held).toEqual([0.83, null]);
});
