import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { Email, FirstName, Otp, PageQuery, Username } from "./shared.ts";

function messages(schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("Email", () => {
  it.each(["ann@example.com", "o'brien+ads@mail.example.co.uk", "A_b-1@xn--mnchen-3ya.de", "a@b.co"])(
    "takes %s",
    (email) => {
      expect(Email.parse(email)).toBe(email);
    },
  );

  it("trims and keeps the letter case", () => {
    expect(Email.parse("  Ann@Example.com ")).toBe("Ann@Example.com");
  });

  it.each([
    "ann",
    "ann@example",
    "ann＠example.com",
    "ann@@example.com",
    "a@b@example.com",
    '"ann"@example.com',
    "ann@example.com\r\nBcc: x@example.com",
    "ann@example.com\r\n",
    "ann\u0000@example.com",
    "an n@example.com",
    ".ann@example.com",
    "an..n@example.com",
    "ann@-example.com",
    "ann@example..com",
    "ann@127.0.0.1",
    `${"a".repeat(65)}@example.com`,
    `ann@${"a.".repeat(130)}com`,
    "änn@example.com",
    42,
    { $ne: 1 },
    [["ann@example.com"]],
    null,
  ])("refuses %j", (email) => {
    expect(messages(Email, email)).toEqual(["Invalid email format"]);
  });

  it.each([undefined, "", "   "])("asks for a missing one: %j", (email) => {
    expect(messages(Email, email)).toEqual(["Email is required"]);
  });
});

describe("names", () => {
  it.each(["Ann", "  Ann  ", "<script>alert(1)</script>", "Zoë", "李", "😀".repeat(150)])("take %j", (name) => {
    expect(FirstName.parse(name)).toBe(name.trim());
  });

  it.each([undefined, 5, {}, "", "   ", "\u200B\u200B"])("ask for %j", (name) => {
    expect(messages(FirstName, name)).toEqual(["First Name is required"]);
  });

  it("are at most 150 characters", () => {
    expect(messages(FirstName, "a".repeat(151))).toEqual(["First Name must be at most 150 characters."]);
  });

  it.each(["A\u0000nn", "A\uD800nn", "A\u202Enn", "A\u2066nn", "A\nnn"])("refuse %j", (name) => {
    expect(messages(FirstName, name)).toEqual(["First Name contains characters that are not allowed."]);
  });
});

describe("Username", () => {
  it("lets a wrong address through, to be answered like a wrong password", () => {
    expect(Username.parse(" nobody ")).toBe("nobody");
  });

  it.each([{}, [[]], 7, "a".repeat(1_000_000), "a\u0000b"])("answers nonsense with one field error", (username) => {
    expect(messages(Username, username)).toHaveLength(1);
  });
});

describe("Otp", () => {
  it("keeps leading zeros", () => {
    expect(Otp.parse("000000")).toBe("000000");
  });

  it.each(["12345", "1234567", "12 456", "１２３４５６", "123456\u0000", "123456\n", 123456, undefined])(
    "refuses %j",
    (otp) => {
      expect(messages(Otp, otp)).toEqual(["Otp is required"]);
    },
  );
});

describe("PageQuery", () => {
  it("starts at the first page of 24", () => {
    expect(PageQuery.parse({})).toEqual({ page: 1, page_size: 24 });
  });

  it("caps the page size and drops what it does not know", () => {
    expect(PageQuery.parse({ page: "3", page_size: "1000000", owner: "x" })).toEqual({ page: 3, page_size: 100 });
  });

  it.each(["-1", "0", "1.5", "abc", "", "99999999999999999999", [["1", "2"]], "0x1", -1, 1.5])(
    "refuses page %j",
    (page) => {
      expect(messages(PageQuery, { page })).toEqual(["Page must be a whole number from 1."]);
    },
  );
});
