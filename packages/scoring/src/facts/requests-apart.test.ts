import { expect, test } from "vitest";
import type { TextLine } from "../types.ts";
import { partOf, requestsApart, requestsInText } from "./requests-apart.ts";

const line = (text: string): TextLine => ({
  text,
  confidence: 0.9,
  box: { x: 0.1, y: 0.5, width: 0.8, height: 0.05 },
});

const texts = (text: string): string[] => requestsApart(line(text)).map((part) => part.text);

test("a request after another sentence of the same line is a line of its own", () => {
  expect(texts("Ship to Oslo, Bergen and more. Get a Quote Now")).toEqual([
    "Ship to Oslo, Bergen and more.",
    "Get a Quote Now",
  ]);
  expect(texts("Want to see it up close? Visit example.com.")).toEqual([
    "Want to see it up close?",
    "Visit example.com.",
  ]);
});

test("sentences that ask for nothing, requests alone, abbreviations and addresses stay whole", () => {
  for (const text of [
    "Fast. Simple. Yours.",
    "Get a quote now.",
    "Dr. Order is restored",
    "Visit shop.Example.com today",
    "Loved by 5,000 teams. Since 1998",
  ])
    expect(texts(text)).toEqual([text]);
});

test("the parts lie side by side and fill the box; a close-up is cut at the same place", () => {
  const closeUp = { width: 100, height: 2, data: Uint8Array.from({ length: 600 }, (_, i) => Math.floor(i / 3) % 100) };
  const [first, second] = requestsApart({ ...line("Half is told. Call us today!!"), closeUp });
  expect(first?.box.x).toBe(0.1);
  expect((first?.box.x ?? 0) + (first?.box.width ?? 0)).toBeCloseTo(second?.box.x ?? 0, 9);
  expect((second?.box.x ?? 0) + (second?.box.width ?? 0)).toBeCloseTo(0.9, 9);
  expect((first?.closeUp?.width ?? 0) + (second?.closeUp?.width ?? 0)).toBe(100);
  expect(second?.closeUp?.data[0]).toBe(first?.closeUp?.width);
});

test("a request to go somewhere that runs over lines of a text stands on lines of its own", () => {
  const lines = ["For ways to look after a garden", "all year round go to", "example.org. Open daily"].map(line);
  expect(requestsInText(lines, partOf).map((part) => part.text)).toEqual([
    "For ways to look after a garden",
    "all year round",
    "go to",
    "example.org.",
    "Open daily",
  ]);
  const plainText = ["Soft soles", "for long days"].map(line);
  expect(requestsInText(plainText, partOf)).toEqual(plainText);
});
