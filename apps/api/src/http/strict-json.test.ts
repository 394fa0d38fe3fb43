import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStrictJson } from "./strict-json.ts";

const parse = (text: string): unknown => parseStrictJson(Buffer.from(text));

describe("strict JSON", () => {
  it("reads whatever JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        // These three keys are dropped on purpose; see below.
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each(['{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '{"x":{"b":1,"b":1}}', '[{"c":1},{"c":1,"c":2}]'])(
    "refuses a key named twice: %s",
    (text) => {
      expect(() => parse(text)).toThrow("twice");
    },
  );

  it("takes the same key in different objects, and colons inside strings", () => {
    expect(parse('[{"a":"b\\":"},{"a":"{\\"a\\":1,\\"a\\":2}"}]')).toEqual([{ a: 'b":' }, { a: '{"a":1,"a":2}' }]);
  });

  it("ignores keys that reach a prototype, however they are spelt", () => {
    const value = parse(
      '{"__proto__":{"polluted":true},"\\u005f_proto__ ":1,"constructor":{"prototype":{"polluted":true}},"ok":1}',
    );
    expect(Object.keys(Object(value))).toEqual(["__proto__ ", "ok"]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("refuses depth before it can hurt", () => {
    expect(() => parse("[".repeat(100_000))).toThrow("deeply");
    expect(() => parse(`${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`)).toThrow("deeply");
    expect(parse(`${"[".repeat(32)}${"]".repeat(32)}`)).toBeDefined();
  });

  it("N81: refuses too many keys or values, before it parses one of them", () => {
    const keys = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(",")}}`;
    expect(Object.keys(Object(parse(keys(1000))))).toHaveLength(1000);
    expect(() => parse(keys(1001))).toThrow("too many values");
    expect(() => parse(`[${"[],".repeat(1000)}[]]`)).toThrow("too many values");
    // Not JSON at all after the limit: it is the count that refuses, so nothing was parsed.
    expect(() => parse(`[${"1,".repeat(1001)}`)).toThrow("too many values");
    expect(parse(JSON.stringify({ text: ",{[".repeat(2000) }))).toBeDefined();
  });

  it.each(["", "{", "{'a':1}", "{a:1}", "[1,]", "nul", '"\u0001"', "{}{}", "NaN"])(
    "refuses malformed text: %j",
    (text) => {
      expect(() => parse(text)).toThrow("not valid JSON");
    },
  );

  it("refuses invalid UTF-8", () => {
    expect(() => parseStrictJson(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).toThrow("UTF-8");
    expect(() => parseStrictJson(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toThrow("UTF-8");
  });

  it("throws nothing but its own errors on any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          parseStrictJson(Buffer.from(bytes));
        } catch (error) {
          expect(error).toMatchObject({ code: "malformed_json" });
        }
      }),
    );
  });
});
