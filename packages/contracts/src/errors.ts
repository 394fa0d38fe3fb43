import { z } from "zod";
import { errorCodes } from "./error-codes.ts";

export const ErrorCodeWord = z.enum(errorCodes);

/** 400 `{"email": ["Invalid email format"]}`: field errors are always arrays of strings. */
export const FieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof FieldErrors>;

/** `request_id` comes with 5xx, so that a person can quote it. */
export const DetailError = z.object({
  detail: z.string(),
  code: ErrorCodeWord,
  request_id: z.string().optional(),
});
export type DetailError = z.infer<typeof DetailError>;

/** Login with the right password of an account whose address is not verified. */
export const InactiveError = z.object({
  inactive: z.literal(true),
  detail: z.string(),
  code: z.literal("inactive"),
});
export type InactiveError = z.infer<typeof InactiveError>;

/** Clients read `image_ids.detail` (docs/product/errors.md#comparisons). */
export const ImageIdsError = z.object({ image_ids: z.object({ detail: z.string() }) });
export type ImageIdsError = z.infer<typeof ImageIdsError>;

/** Invitations: one entry for each bad address, so that each chip shows its own error. */
export const EmailsError = z.object({ emails: z.record(z.string(), z.array(z.string())) });
export type EmailsError = z.infer<typeof EmailsError>;

/** The forms an error has on the wire, the narrowest first. */
export const ErrorBody = z.union([InactiveError, DetailError, ImageIdsError, EmailsError, FieldErrors]);
export type ErrorBody = z.infer<typeof ErrorBody>;
