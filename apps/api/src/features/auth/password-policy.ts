import { codePoints, linkPasswordMinLength } from "@adjudge/contracts";
import { isCommonPassword } from "./common-passwords.ts";

export type PasswordOwner = { email: string; firstName: string; lastName: string };

/** From this minimum on (OWASP ASVS 6.2.4) widespread passwords are refused too; below it the operator chose ease. */
const blocklistFromMinLength = 8;

/** What is wrong with a new password, or null. `byLink`: the mailed link asks for at least six characters. */
export function passwordProblem(
  password: string,
  { minLength, owner, byLink = false }: { minLength: number; owner: PasswordOwner; byLink?: boolean },
): string | null {
  const least = byLink ? Math.max(linkPasswordMinLength, minLength) : minLength;
  if (codePoints(password) < least) return `Password must be at least ${least} characters.`;
  if (isOwnName(password, owner)) return "Password must not be your name or email.";
  if (minLength >= blocklistFromMinLength && isCommonPassword(password, contextWords(owner)))
    return "This password is too common. Please choose another.";
  return null;
}

const fold = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

function isOwnName(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const folded = fold(password);
  return [email, firstName, lastName, `${firstName} ${lastName}`, `${firstName}${lastName}`].some(
    (word) => word.trim() !== "" && fold(word) === folded,
  );
}

const contextWords = ({ email, firstName, lastName }: PasswordOwner): string[] =>
  [email.split("@")[0] ?? "", firstName, lastName, "adjudge"].map(fold).filter((word) => word.length >= 4);
