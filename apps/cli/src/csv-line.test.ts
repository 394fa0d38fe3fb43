import type { Analysis } from "@adjudge/scoring";
import { expect, it } from "vitest";
import { csvHead, csvLine } from "./csv-line.ts";

it("writes a file that was refused with empty scores and the reason, quoted where it must be", () => {
  const error = { code: "x", message: 'Not "a picture", it seems.' };
  expect(csvLine({ file: "=cmd.png", error })).toBe(`'=cmd.png,,,,,,"Not ""a picture"", it seems."\n`);
  expect(csvHead.split(",")).toHaveLength(7);
});

it("gives a withheld picture no score, its engine and the reason", () => {
  const message = "This picture is blank, so there is nothing to score.";
  const analysis = { overall: null, scores: {}, engine_version: "2.0.0", withheld: { code: "blank", message } };
  const line = csvLine({ file: "blank.png", analysis: analysis as unknown as Analysis });
  expect(line).toBe(`blank.png,,,,,2.0.0,"${message}"\n`);
});

it.each(["=", "+", "-", "@", "\t", "\r"])("keeps a name that begins with %j from being read as a formula", (start) => {
  const line = csvLine({ file: `${start}1+1.png`, error: { code: "x", message: "No." } });
  expect(line.replace(/^"/, "").startsWith(`'${start}`)).toBe(true);
});
