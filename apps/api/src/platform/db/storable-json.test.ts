import { expect, it } from "vitest";
import { storableJson } from "./storable-json.ts";

it("replaces what jsonb refuses, in texts and in keys, and nothing else", () => {
  const written = storableJson({ "a\u0000": "b\u0000c", cut: "\ud83d", low: ["\ude00x"], deep: { n: 1, none: null } });
  expect(JSON.parse(written)).toEqual({
    "a\ufffd": "b\ufffdc",
    cut: "\ufffd",
    low: ["\ufffdx"],
    deep: { n: 1, none: null },
  });
  const whole = ["😀", "\\u0000", "\\\\ud83d", 'a "quoted" \\ and\n\u0001\u2028', "é", "\ufffd"];
  expect(storableJson(whole)).toBe(JSON.stringify(whole));
});
