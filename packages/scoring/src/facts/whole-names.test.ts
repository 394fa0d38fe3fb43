import { describe, expect, it } from "vitest";
import { wholeNames } from "./whole-names.ts";

const texts = (...lines: [text: string, raw: string][]): string[] =>
  wholeNames(lines.map(([text, rawText]) => ({ text, rawText }))).map((l) => l.text);

describe("names that the word list split", () => {
  it("are whole again where the ad writes them as one word elsewhere", () => {
    const tool = "Find BrightWell leaves near you";
    expect(texts(["Taste Bright Well tea", "Taste BrightWell tea"], [tool, tool])[0]).toBe("Taste BrightWell tea");
    expect(texts(["27 b | Slow tea", "27bx | Slow tea"], ["27bx.com", "27bx.com"])[0]).toBe("27 b | Slow tea");
    expect(texts(["27 bx | Slow tea", "27bx | Slow tea"], ["27bx.com", "27bx.com"])[0]).toBe("27bx | Slow tea");
  });
  it("stay split without such a word, or where only an address has it and capitals ran together", () => {
    expect(texts(["Slow tea now", "Slowtea now"], ["Shop", "Shop"])[0]).toBe("Slow tea now");
    expect(texts(["BRIGHT WELL TEAS", "BRIGHTWELL TEAS"], ["brightwell.com", "brightwell.com"])[0]).toBe(
      "BRIGHT WELL TEAS",
    );
  });
});
