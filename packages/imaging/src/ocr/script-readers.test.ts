import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { ownModelFile } from "../models/model-files.ts";
import { startModelThread } from "../models/model-thread.ts";
import { notReached } from "./recognise-text.ts";
import { lstmScripts, scriptReaderOpener, triedUntold } from "./script-readers.ts";

const thread = startModelThread(() => undefined);
afterAll(() => thread.close());
const open = scriptReaderOpener((file) => thread.open(ownModelFile(file)));

const white = { width: 64, data: new Uint8Array(64 * 48 * 3).fill(255) };
const blank = { width: 64, letters: 30, cut: () => white };

describe("readers of other scripts", () => {
  it.each([...triedUntold, ...lstmScripts])(
    "%s: answers line by line while there is time, until it is shut",
    async (script) => {
      const reader = await open(script);
      // Readers of one kind may have several lines under way: each is asked for before it is begun.
      const readings = await reader.recognise([blank, blank], (columns) => columns < 64);
      expect(readings).toHaveLength(2);
      expect(readings.filter((one) => one === notReached)).toHaveLength(1);
      await reader.shut();
      await expect(reader.recognise([blank], () => true)).rejects.toThrow();
    },
  );

  it("letters of the lists stand in the order of the outputs, and are of the script", () => {
    const lettersOf = (script: string) =>
      readFileSync(ownModelFile(`${script}-letters.txt`), "utf8")
        .trimEnd()
        .split("\n");
    expect(lettersOf("chinese").slice(0, 3)).toEqual(["'", "疗", "绚"]);
    expect(lettersOf("japanese").slice(0, 3)).toEqual(["!", '"', "#"]);
    expect(lettersOf("korean").filter((one) => /\p{Script=Hangul}/u.test(one)).length).toBeGreaterThan(1500);
    expect(lettersOf("arabic").filter((one) => /\p{Script=Arabic}/u.test(one)).length).toBeGreaterThan(40);
  });
});
