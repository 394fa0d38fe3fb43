import { expect, it } from "vitest";
import { csvHead, csvLine } from "./csv-line.ts";

it("writes a file that was refused with empty scores and the reason, quoted where it must be", () => {
  const error = { code: "x", message: 'Not "a picture", it seems.' };
  expect(csvLine({ file: "=cmd.png", error })).toBe(`'=cmd.png,,,,,,"Not ""a picture"", it seems."\n`);
  expect(csvHead.split(",")).toHaveLength(7);
});
