import { codePoints, passwordMinLength } from "@adjudge/contracts";

/** The operator may ask for more than the built-in minimum; the form says so before the server does. */
export const passwordProblem = (password: string, minLength: number | undefined): string | null =>
  minLength !== undefined && codePoints(password) < minLength
    ? `Password must be at least ${minLength} characters.`
    : null;

export const passwordHint = (minLength: number | undefined): string | undefined =>
  minLength !== undefined && minLength > passwordMinLength ? `At least ${minLength} characters` : undefined;
