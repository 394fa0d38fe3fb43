import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordProblem } from "./password-policy.ts";

const rules = (minLength: number, refusesCommon = minLength >= 8) => ({
  minLength,
  refusesCommon,
  isListed: () => false,
});
const owner = { email: "ada@example.test", firstName: "Ada", lastName: "Lovelace" };

describe("password policy", () => {
  it("counts characters as people do", () => {
    expect(passwordProblem("😀😀😀", { rules: rules(4), owner })).toBe("Password must be at least 4 characters.");
    expect(passwordProblem("😀😀😀😀", { rules: rules(4), owner })).toBeNull();
  });

  it("asks for six by link, or for more where the setting says so", () => {
    expect(passwordProblem("12345", { rules: rules(4), owner, byLink: true })).toBe(
      "Password must be at least 6 characters.",
    );
    expect(passwordProblem("123456", { rules: rules(4), owner, byLink: true })).toBeNull();
    expect(passwordProblem("1234567", { rules: rules(8), owner, byLink: true })).toBe(
      "Password must be at least 8 characters.",
    );
  });

  it("refuses the owner's name and address in any spelling", () => {
    for (const password of ["ADA@example.test", "lovelace", "Ada Lovelace", "adalovelace"])
      expect(passwordProblem(password, { rules: rules(3), owner })).toBe("Password must not be your name or email.");
  });

  it("refuses widespread passwords only where the minimum is at least eight", () => {
    expect(passwordProblem("password1", { rules: rules(4), owner })).toBeNull();
    expect(passwordProblem("password1", { rules: rules(8), owner })).toBe(
      "This password is too common. Please choose another.",
    );
  });
});

describe("widespread passwords", () => {
  it("are known in their usual disguises", () => {
    for (const password of [
      "P@ssw0rd123",
      "qwertyuiop",
      "12345678",
      "aaaaaaaa",
      "abcabcabc",
      "Letmein!!",
      "iloveyou2",
      "sunshine99",
      "1qaz2wsx",
      "dragondragon",
      "Summer2026!",
      "87654321",
      "1q2w3e4r5t",
      "147258369",
      "a1b2c3d4",
      "aa123456",
      "Elizabeth99",
    ])
      expect([password, isCommonPassword(password, [])]).toEqual([password, true]);
  });

  it("are more than ten thousand of eight characters and more", () => {
    const words =
      "password welcome dragon monkey sunshine princess football michael jennifer alexander elizabeth chocolate";
    const endings = Array.from({ length: 1000 }, (_, number) => String(number));
    const all = words.split(" ").flatMap((word) => endings.map((ending) => `${word}${ending}`));
    const long = new Set(all.filter((password) => password.length >= 8));
    expect(long.size).toBeGreaterThan(10_000);
    expect([...long].filter((password) => !isCommonPassword(password, []))).toEqual([]);
  });

  it("are all of a list of leaked ones", () => {
    for (const password of ["sasha1998", "oleg1985", "kangaroo42", "azertyuiop", "schalke04", "1234qwer", "ncc1701d"])
      expect([password, isCommonPassword(password, [])]).toEqual([password, true]);
  });

  it("leave unusual ones alone", () => {
    for (const password of ["correct horse 9", "tr0ub4dor&3", "violet-anvil-42", "mXq7!kd02-", "plain but long words"])
      expect([password, isCommonPassword(password, [])]).toEqual([password, false]);
  });

  it("include words about the account", () => {
    expect(isCommonPassword("Lovelace2026", ["lovelace"])).toBe(true);
  });
});
