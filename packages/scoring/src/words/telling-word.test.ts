import { expect, it } from "vitest";
import { copyEngagement } from "./copy-engagement.ts";
import { tellingNote, tellingWord } from "./telling-word.ts";

const lengths = (text: string): number => 10 * text.split(" ").filter((w) => w === "good").length + 45;

it("names the word that a score hangs on", () => {
  expect(tellingWord("good bread", lengths)).toBe("good");
  expect(tellingWord("bread, butter", lengths)).toBeNull();
  expect(tellingNote("“good” good bread", lengths)).toBe("; “good” lifts it most");
  expect(tellingNote("", lengths)).toBe("");
});

it("blames no word: nobody can check that", () => {
  const low = (text: string): number => (text.includes("quarterly") ? 20 : 60);
  expect(tellingNote("Our quarterly update", low)).toBe("");
});

it("asks nothing of long texts, where one word moves little", () => {
  expect(tellingWord("word ".repeat(20).trim(), copyEngagement)).toBeNull();
});
