import { expect, it } from "vitest";
import { leastLength, passwordHint, shownProblem } from "./password-rule.ts";

const rule = { password_min_length: 8, link_password_min_length: 8, refuses_common_passwords: true };

it("says how long a password must be before anything is wrong, also before the operator's rule is known", () => {
  expect(passwordHint(undefined, leastLength(undefined, { byLink: false }))).toBe("At least 4 characters");
  expect(passwordHint(undefined, leastLength(undefined, { byLink: true }))).toBe("At least 6 characters");
  expect(passwordHint(rule, leastLength(rule, { byLink: false }))).toBe(
    "At least 8 characters, and not a common password",
  );
});

it("calls a password required when there is none, and short when it is short", () => {
  expect(shownProblem("Password is required", "", 4)).toBe("Password is required");
  expect(shownProblem("Password is required", "abc", 4)).toBe("Password must be at least 4 characters.");
  expect(shownProblem("This password is too common.", "password", 4)).toBe("This password is too common.");
  expect(shownProblem(undefined, "abc", 4)).toBeUndefined();
});
