import { codePoints, passwordMinLength, type Config } from "@adjudge/contracts";

type Rule = Pick<Config, "password_min_length" | "link_password_min_length" | "refuses_common_passwords">;

/** The operator may ask for more than the built-in minimum; the form says so before the server does. */
export const passwordProblem = (password: string, minLength: number | undefined): string | null =>
  minLength !== undefined && codePoints(password) < minLength
    ? `Password must be at least ${minLength} characters.`
    : null;

export function passwordHint(rule: Rule | undefined, minLength: number | undefined): string | undefined {
  if (rule === undefined || minLength === undefined || minLength <= passwordMinLength) return undefined;
  const least = `At least ${minLength} characters`;
  return rule.refuses_common_passwords ? `${least}, and not a common password` : least;
}
