import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { codePoints, linkPasswordMinLength } from "@adjudge/contracts";
import { ConfigError } from "../../platform/config.ts";
import { isCommonPassword } from "./common-passwords.ts";

export type PasswordOwner = { email: string; firstName: string; lastName: string };

/** What a new password must be; made once from the settings. */
export type PasswordRules = {
  minLength: number;
  /** Below the policy `asvs` and a minimum of 8 (OWASP ASVS 6.2.4) the operator chose ease. */
  refusesCommon: boolean;
  isListed: (password: string) => boolean;
};

type Settings = { passwordMinLength: number; passwordRefusesCommon: boolean; passwordBlocklistFile: string | null };

export function createPasswordRules(settings: Settings): PasswordRules {
  return {
    minLength: settings.passwordMinLength,
    refusesCommon: settings.passwordRefusesCommon,
    isListed: settings.passwordBlocklistFile === null ? () => false : readBlocklist(settings.passwordBlocklistFile),
  };
}

const sha1Line = /^([0-9a-f]{40})(?::\d+)?$/i;

/** A breach list: plain passwords or SHA-1 sums, one a line. */
function readBlocklist(path: string): (password: string) => boolean {
  let lines: string[];
  try {
    lines = readFileSync(path, "utf8").split(/\r?\n/);
  } catch {
    throw new ConfigError(`PASSWORD_BLOCKLIST_FILE ${path} cannot be read.`);
  }
  const sums = new Set<string>();
  const words = new Set<string>();
  for (const line of lines) {
    const [, sum] = sha1Line.exec(line) ?? [];
    if (sum !== undefined) sums.add(sum.toUpperCase());
    else if (line !== "") words.add(fold(line));
  }
  return (password) =>
    words.has(fold(password)) || sums.has(createHash("sha1").update(password).digest("hex").toUpperCase());
}

/** What is wrong with a new password, or null. `byLink`: the mailed link asks for at least six characters. */
export function passwordProblem(
  password: string,
  { rules, owner, byLink = false }: { rules: PasswordRules; owner: PasswordOwner; byLink?: boolean },
): string | null {
  const least = byLink ? Math.max(linkPasswordMinLength, rules.minLength) : rules.minLength;
  if (codePoints(password) < least) return `Password must be at least ${least} characters.`;
  if (isOwnName(password, owner)) return "Password must not be your name or email.";
  if (rules.refusesCommon && (isCommonPassword(password, contextWords(owner)) || rules.isListed(password)))
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
