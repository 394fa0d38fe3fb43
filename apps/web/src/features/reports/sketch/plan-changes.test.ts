import type { Box, Change } from "@adjudge/contracts";
import { covers } from "@adjudge/scoring/advice/free-place";
import { expect, it } from "vitest";
import { type Block, countDrawn, enlargedBox, planChanges } from "./plan-changes.ts";

const text = (id: string, box: Box): Block => ({
  ...{ id, box, kind: "text" },
  ...{ text_colour: "#000000", background_colour: "#ffffff" },
});
const button = (to: Box, block: string | null = null): Change => ({
  ...{ kind: "button", block, to },
  ...{ fill: "#14213d", colour: "#ffffff", text: "Order now" },
});
const brand = text("brand", { x: 0.3, y: 0.85, width: 0.4, height: 0.06 });
const low = { x: 0.3, y: 0.86, width: 0.4, height: 0.08 };

it("draws a button beside the words that stay, also when another change moves them there", () => {
  const [first] = planChanges([brand], [button(low)]);
  expect(first?.to && covers(first.to, brand.box)).toBe(false);
  const above = text("brand", { x: 0.3, y: 0.78, width: 0.4, height: 0.06 });
  const steps = planChanges([above], [button(low), { kind: "enlarge", block: "brand", factor: 2 }]);
  const [brandTo, buttonTo] = ["enlarge", "button"].map((kind) => steps.find(({ change }) => change.kind === kind)?.to);
  expect(brandTo && buttonTo && covers(brandTo, buttonTo)).toBe(false);
});

it("draws no button where there is no room for it, and does not count it", () => {
  const full = text("all", { x: 0, y: 0, width: 1, height: 1 });
  expect(planChanges([full], [button(low)])).toMatchObject([{ to: null }]);
  expect(countDrawn([full], [button(low)])).toBe(0);
  expect(countDrawn([brand], [button(low)])).toBe(1);
});

it("keeps a button around its own words clear of the lines above and below", () => {
  const words = text("words", { x: 0.4, y: 0.5, width: 0.2, height: 0.04 });
  const below = text("below", { x: 0.2, y: 0.55, width: 0.6, height: 0.04 });
  const [step] = planChanges([words, below], [button({ x: 0.35, y: 0.48, width: 0.3, height: 0.08 }, "words")]);
  expect(step?.to && covers(step.to, below.box)).toBe(false);
});

it("enlarges away from the neighbours", () => {
  const box = { x: 0.1, y: 0.3, width: 0.3, height: 0.05 };
  const above = { x: 0.1, y: 0.2, width: 0.3, height: 0.095 };
  expect(enlargedBox(box, 1.5).y).toBeLessThan(0.3);
  expect(enlargedBox(box, 1.5, [above]).y).toBeCloseTo(0.3, 6);
});

it("leaves out what lies in text that is taken away", () => {
  const paragraph = text("paragraph", { x: 0.1, y: 0.3, width: 0.6, height: 0.3 });
  const line = text("line", { x: 0.1, y: 0.4, width: 0.6, height: 0.05 });
  const steps = planChanges(
    [paragraph, line],
    [
      { kind: "enlarge", block: "line", factor: 2 },
      { kind: "remove", block: "paragraph" },
    ],
  );
  expect(steps.map(({ change }) => change.kind)).toEqual(["remove"]);
});
