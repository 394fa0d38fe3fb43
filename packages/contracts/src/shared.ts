import { z } from "zod";
import { defaultPageSize, emailMaxLength, maxPageSize, nameMaxLength, otpLength, passwordMaxLength } from "./limits.ts";
import { codePoints, isBlank, isEmail, isSafeLine } from "./text-rules.ts";
import { PlanLimit } from "./values.ts";

/** Missing and mistyped values read the same as empty ones: the field's own "required" text, never a type name. */
export const requiredText = (message: string) => z.string({ error: message });

/**
 * One check with one message at a time. Not a chain of aborting checks: an aborted field keeps an object's own checks
 * (do the passwords match?) from running, and the form would show its errors in two rounds.
 */
export const textRule = (problem: (text: string) => string | null) =>
  z.refine<string>((text) => problem(text) === null, {
    error: (issue) => (typeof issue.input === "string" ? problem(issue.input) : null) ?? undefined,
  });

const tooLong = (label: string, maxLength: number) => `${label} must be at most ${maxLength} characters.`;
const notAllowed = (label: string) => `${label} contains characters that are not allowed.`;

/** Text that may be empty: bounded, safe to store and to show. */
export const boundedText = (label: string, maxLength: number, isSafe: (text: string) => boolean) =>
  textRule((text) => {
    if (codePoints(text) > maxLength) return tooLong(label, maxLength);
    return isSafe(text) ? null : notAllowed(label);
  });

/** One line of text for people: trimmed, not blank, bounded, safe to store and to show. */
export const lineOfText = (label: string, maxLength: number) =>
  requiredText(`${label} is required`).check(
    z.trim(),
    textRule((text) => {
      if (isBlank(text)) return `${label} is required`;
      if (codePoints(text) > maxLength) return tooLong(label, maxLength);
      return isSafeLine(text) ? null : notAllowed(label);
    }),
  );

export const FirstName = lineOfText("First Name", nameMaxLength);
export const LastName = lineOfText("Last Name", nameMaxLength);

/** May be empty: a person without a company. */
export const CompanyName = z
  .string({ error: "Company Name must be a text." })
  .check(z.trim(), boundedText("Company Name", nameMaxLength, isSafeLine));

const invalidEmail = "Invalid email format";

/** Spaces around it are trimmed, CR/LF is not; letter case is kept here and folded on the server, where addresses are compared. */
export const Email = z
  .string({ error: (issue) => (issue.input === undefined ? "Email is required" : invalidEmail) })
  .check(
    // Only plain spaces: a trailing CR/LF is an attack or a broken client, not a typing slip.
    z.overwrite((text) => text.replace(/^[ \t\u00A0]+|[ \t\u00A0]+$/g, "")),
    textRule((text) => {
      if (text === "") return "Email is required";
      return isEmail(text) ? null : invalidEmail;
    }),
  );
export type Email = z.infer<typeof Email>;

/** A login name that is no address answers 401 like a wrong one; only nonsense is a field error. */
export const Username = requiredText("Username is required").check(
  z.trim(),
  textRule((text) => {
    if (text === "") return "Username is required";
    return text.length <= emailMaxLength && isSafeLine(text) ? null : invalidEmail;
  }),
);

/** Lengths in code points; the operator's longer minimum and the blocklist are the server's policy. */
export const password = (minLength: number, message: string) =>
  requiredText(message).check(
    textRule((text) => {
      if (codePoints(text) < minLength) return message;
      return codePoints(text) <= passwordMaxLength ? null : tooLong("Password", passwordMaxLength);
    }),
  );

/** A text, not a number: leading zeros count. */
export const Otp = requiredText("Otp is required").regex(new RegExp(`^[0-9]{${otpLength}}$`), "Otp is required");

interface Checked {
  value: unknown;
  issues: readonly { path?: PropertyKey[] | undefined }[];
}

/** Puts `message` on the confirmation when the two differ, also when other fields are wrong. */
export const confirms = (field: string, confirmation: string, message: string) =>
  z.refine<Record<string, unknown>>((value) => value[field] === value[confirmation], {
    path: [confirmation],
    error: message,
    when: ({ value, issues }: Checked) =>
      typeof value === "object" &&
      value !== null &&
      confirmation in value &&
      !issues.some((issue) => issue.path?.[0] === confirmation),
  });

/** An invitation that cannot be used never stands in the way of logging in or signing up. */
export const InviteToken = z.string().max(512).optional().catch(undefined);

const wholeNumberText = /^[0-9]{1,9}$/;

/** A whole number as text (query strings, form fields) or as a number. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z
    .union([z.string().regex(wholeNumberText, message), z.int({ error: message })], { error: message })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: message });

/** Pages count from 1; a larger page than allowed is capped, not refused. */
export const PageQuery = z.object({
  page: wholeNumber("Page must be a whole number from 1.", 1, 999_999_999)
    .optional()
    .transform((page) => page ?? 1),
  page_size: wholeNumber("Page size must be a whole number from 1.", 1, 999_999_999)
    .optional()
    .transform((size) => Math.min(size ?? defaultPageSize, maxPageSize)),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Stands beside every list that comes in pages; `next` and `previous` are addresses or null. */
export const PageInfo = z.object({
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
});
export type PageInfo = z.infer<typeof PageInfo>;

export const UploadUsage = z.object({ current_uploads: z.number().int(), limit: PlanLimit });
export type UploadUsage = z.infer<typeof UploadUsage>;

export const ComparisonUsage = z.object({
  current_comparisons: z.number().int(),
  limit: PlanLimit,
  remaining_comparisons: z.number().int().nullable(),
});
export type ComparisonUsage = z.infer<typeof ComparisonUsage>;

export const MemberUsage = z.object({ current_members: z.number().int(), limit: PlanLimit });
export type MemberUsage = z.infer<typeof MemberUsage>;
