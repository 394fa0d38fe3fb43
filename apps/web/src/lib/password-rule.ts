import { codePoints, linkPasswordMinLength, passwordMinLength, type Config } from "@adjudge/contracts";

type Rule = Pick<Config, "password_min_length" | "link_password_min_length" | "refuses_common_passwords">;

/** The operator may ask for more than the built-in minimum; the form says so before the server does. */
export function leastLength(rule: Rule | undefined, { byLink }: { byLink: boolean }): number {
  return byLink
    ? (rule?.link_password_min_length ?? linkPasswordMinLength)
    : (rule?.password_min_length ?? passwordMinLength);
}

export const passwordProblem = (password: string, minLength: number): string | null =>
  codePoints(password) < minLength ? `Password must be at least ${minLength} characters.` : null;

/** "Required" is for nothing typed (docs/product/forms.md#passwords); what is too short is told as such. */
export const shownProblem = (problem: string | undefined, password: string, minLength: number): string | undefined =>
  problem !== undefined && password !== "" ? (passwordProblem(password, minLength) ?? problem) : problem;

export function passwordHint(rule: Rule | undefined, minLength: number): string {
  const least = `At least ${minLength} characters`;
  return rule?.refuses_common_passwords ? `${least}, and not a common password` : least;
}
