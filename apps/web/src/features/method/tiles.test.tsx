import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DotPlot } from "./dot-plot.tsx";
import type { Held } from "./held-out.ts";
import { Tiles } from "./tiles.tsx";

const row: Held = {
  ...{ question: "Is the advice true of the ad?", data: "fitted here", measure: "advice true", n: 271 },
  ...{ value: 0.91, low: 0.87, high: 0.94, chance: null, ceiling: null, target: 0.75, held: 0.83 },
};

it("fills as many tiles as cases left out of the fit were right, and says what is wanted", () => {
  const page = renderToStaticMarkup(<Tiles rows={[row]} />);
  expect(page.match(/data-filled/gu)).toHaveLength(83);
  expect(page).toContain("83 of 100");
  expect(page).toContain("91% on ads it learned from");
  expect(page).toContain("we want 75");
  expect(renderToStaticMarkup(<Tiles rows={[{ ...row, target: 0.9 }]} />).match(/data-wanted/gu)).toHaveLength(7);
});

it("shows the stricter figure filled and first, the other one hollow, and the target", () => {
  const page = renderToStaticMarkup(<DotPlot rows={[row]} />);
  expect(page).toContain("83% on cases left out of the fit, 91% on cases it learned from");
  expect(page).toContain("wanted 75%");
  expect(page.match(/dots__dot/gu)).toHaveLength(2);
  expect(page.match(/data-hollow/gu)).toHaveLength(1);
  const alone = renderToStaticMarkup(<DotPlot rows={[{ ...row, data: "measured only", held: null }]} />);
  expect(alone).not.toContain("data-hollow");
  expect(alone).toContain("dots__range");
});
