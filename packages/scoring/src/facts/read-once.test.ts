import { expect, it } from "vitest";
import { readOnce } from "./read-once.ts";

const line = (text: string, x: number, width: number, readAs?: string) => ({
  text,
  box: { x, y: 0.6, width, height: 0.1 },
  ...(readAs !== undefined && { readAs }),
});
const whole = line("COFFEES FROM THE FARMER", 0.1, 0.6);
const texts = (...lines: ReturnType<typeof line>[]): string[] => readOnce([whole, ...lines]).map((l) => l.text);

it("leaves out a piece of a line that was read whole", () => {
  expect(texts(line("COFFEES FRC", 0.1, 0.3), line("THE FARMER", 0.4, 0.3))).toEqual([whole.text]);
});

it("keeps other words in the same place, the same words elsewhere, and what the owner put right", () => {
  expect(texts(line("SINCE 1998", 0.4, 0.3))).toHaveLength(2);
  expect(texts(line("THE FARMER", 0.65, 0.3))).toHaveLength(2);
  expect(texts(line("THE FARMER", 0.4, 0.3, "THE FRAMER"))).toHaveLength(2);
});
