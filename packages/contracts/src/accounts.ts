import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxAvatarBytes, maxSignInBytes } from "./limits.ts";
import { CompanyName, Email, FirstName, LastName, Otp, password } from "./shared.ts";
import { Id, IdParams, Message, Timestamp } from "./values.ts";

const tag = "Accounts";

export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** A new address until its code is confirmed. */
  pending_email: z.string().nullable(),
  company_name: z.string().nullable(),
  profile_image: z.string().nullable(),
  social_auth_image_url: z.string().nullable(),
  is_subscribed: z.boolean(),
  account: z.enum(["subscriber", "team_member", "free"]),
});
export type User = z.infer<typeof User>;

export const UserSaved = z.object({ message: z.string(), data: User });
export type UserSaved = z.infer<typeof UserSaved>;

export const CurrentUser = z.object({ message: z.string(), user: User });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = endpoint({
  name: "getCurrentUser",
  method: "GET",
  path: "/users/current",
  auth: "user",
  encoding: "none",
  response: CurrentUser,
  errors: ["token_invalid"],
  summary: "The logged-in user.",
  tag,
});

export const ProfileFields = z.object({
  first_name: FirstName.optional(),
  last_name: LastName.optional(),
  company_name: CompanyName.optional(),
  email: Email.optional(),
  /** null removes the picture; a new one comes as a file. Anything else here is ignored. */
  profile_image: z.null().optional().catch(undefined),
  /** With a new address: the password, or for an account without one a PASSWORD_RESET code sent to the old address. */
  current_password: password(1, "Enter your current password").optional(),
  otp: Otp.optional(),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

export const updateUser = endpoint({
  name: "updateUser",
  method: "PATCH",
  path: "/users/:id",
  auth: "user",
  params: IdParams,
  /** Other fields are ignored, not refused. */
  fields: ProfileFields.loose(),
  files: { profile_image: { maxCount: 1, maxBytes: maxAvatarBytes } },
  encoding: "multipart_or_json",
  response: UserSaved,
  errors: [
    "validation_failed",
    "malformed_json",
    "unsupported_image",
    "file_too_large",
    "token_invalid",
    "password_required",
    "not_found",
    "storage_full",
  ],
  summary: "Change one's own profile. A new email address needs the password and waits for its code.",
  tag,
});

export const Session = z.object({
  id: Id,
  created_date: Timestamp,
  last_seen_date: Timestamp,
  expires_date: Timestamp,
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const SessionList = z.object({ message: z.string(), sessions: z.array(Session) });
export type SessionList = z.infer<typeof SessionList>;

export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/sessions",
  auth: "user",
  encoding: "none",
  response: SessionList,
  errors: ["token_invalid"],
  summary: "One's own sessions.",
  tag,
});

export const endSession = endpoint({
  name: "endSession",
  method: "DELETE",
  path: "/sessions/:id",
  auth: "user",
  params: IdParams,
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid", "not_found"],
  summary: "End one of one's own sessions.",
  tag,
});

/** As for erasing: the password, or a code where there is none. 403 `password_required` without either. */
export const RequestExportBody = z.object({
  password: password(1, "Password is required").optional(),
  otp: Otp.optional(),
});
export type RequestExportBody = z.infer<typeof RequestExportBody>;

export const requestExport = endpoint({
  name: "requestExport",
  method: "POST",
  path: "/users/:id/export",
  auth: "user",
  params: IdParams,
  body: RequestExportBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  status: 202,
  response: Message,
  errors: ["validation_failed", "malformed_json", "token_invalid", "password_required", "not_found"],
  summary: "Have one's own data packed, once a day; exportUser hands it out when it is ready.",
  tag,
});

export const exportUser = endpoint({
  name: "exportUser",
  method: "GET",
  path: "/users/:id/export",
  auth: "user",
  params: IdParams,
  encoding: "none",
  response: "binary",
  contentType: "application/zip",
  errors: ["token_invalid", "not_found"],
  summary: "One's own data as a ZIP, for seven days after requestExport; 404 while none is ready.",
  tag,
});

/** The password again; an account without one proves itself by a fresh code. */
export const EraseUserBody = z
  .object({
    password: password(1, "Password is required").optional(),
    otp: Otp.optional(),
  })
  .refine((body) => body.password !== undefined || body.otp !== undefined, {
    path: ["password"],
    error: "Password is required",
  });
export type EraseUserBody = z.infer<typeof EraseUserBody>;

/** How many of each thing were erased. */
export const ErasureReceipt = z.object({ message: z.string(), erased: z.record(z.string(), z.number().int()) });
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;

export const eraseUser = endpoint({
  name: "eraseUser",
  method: "DELETE",
  path: "/users/:id",
  auth: "user",
  params: IdParams,
  body: EraseUserBody,
  encoding: "json",
  response: ErasureReceipt,
  errors: ["validation_failed", "malformed_json", "token_invalid", "password_required", "not_found"],
  summary: "Erase one's own account and everything in it.",
  tag,
});

export const accountEndpoints = [
  getCurrentUser,
  updateUser,
  listSessions,
  endSession,
  requestExport,
  exportUser,
  eraseUser,
] as const;
