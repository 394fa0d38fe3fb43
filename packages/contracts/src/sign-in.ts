import { z } from "zod";
import { User, UserSaved } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { linkPasswordMinLength, maxSignInBytes, passwordMaxLength, passwordMinLength } from "./limits.ts";
import {
  Email,
  FirstName,
  InviteToken,
  LastName,
  Otp,
  Username,
  confirms,
  password,
  requiredText,
  textRule,
} from "./shared.ts";
import { codePoints } from "./text-rules.ts";
import { Id, Message } from "./values.ts";

const tag = "Accounts";

export const SignUpBody = z
  .object({
    first_name: FirstName,
    last_name: LastName,
    email: Email,
    password: password(passwordMinLength, "Password is required"),
    confirm_password: password(passwordMinLength, "Confirm your password"),
    invite_token: InviteToken,
  })
  .check(confirms("password", "confirm_password", "Passwords do not match"));
export type SignUpBody = z.infer<typeof SignUpBody>;

export const signUp = endpoint({
  name: "signUp",
  method: "POST",
  path: "/users",
  auth: "public",
  body: SignUpBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  status: 201,
  response: UserSaved,
  errors: ["validation_failed", "malformed_json"],
  summary: "Create an account. Sends no code: ask for one with requestOtp.",
  tag,
});

export const OtpPurpose = z.enum(["VERIFICATION", "PASSWORD_RESET"], {
  error: "Operation type must be VERIFICATION or PASSWORD_RESET.",
});
export type OtpPurpose = z.infer<typeof OtpPurpose>;

export const RequestOtpBody = z.object({ email: Email, operation_type: OtpPurpose });
export type RequestOtpBody = z.infer<typeof RequestOtpBody>;

export const requestOtp = endpoint({
  name: "requestOtp",
  method: "POST",
  path: "/otp",
  auth: "public",
  body: RequestOtpBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: Message,
  errors: ["validation_failed", "malformed_json"],
  summary: "Mail a one-time code. Unknown addresses get the same answer.",
  tag,
});

export const VerifyEmailBody = z.object({ otp: Otp, email: Email });
export type VerifyEmailBody = z.infer<typeof VerifyEmailBody>;

export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "POST",
  path: "/user/verify",
  auth: "either",
  body: VerifyEmailBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: Message,
  errors: ["validation_failed", "malformed_json"],
  summary:
    "Confirm an address, at sign-up or after changing it; a change by the one who asked: with their session, or without one from the same network address.",
  tag,
});

export const LoginBody = z.object({ username: Username, password: password(1, "Password is required") });
export type LoginBody = z.infer<typeof LoginBody>;

export const LoginResult = z.object({
  accountInfo: z.object({
    token: z.object({ access: z.string() }),
    /** A path of this app, or null. */
    redirect_url: z.string().nullable(),
  }),
  user: User,
  message: z.string(),
});
export type LoginResult = z.infer<typeof LoginResult>;

export const InviteQuery = z.object({ invite_token: InviteToken });
export type InviteQuery = z.infer<typeof InviteQuery>;

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/login",
  auth: "public",
  query: InviteQuery,
  body: LoginBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: LoginResult,
  errors: ["validation_failed", "malformed_json", "invalid_credentials", "inactive"],
  summary: "Log in. With the invite token of the same address, accepts the invitation.",
  tag,
});

export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/logout",
  auth: "user",
  encoding: "none",
  status: 204,
  response: "none",
  errors: ["token_invalid"],
  summary: "End this session on the server.",
  tag,
});

export const ResetPasswordBody = z
  .object({
    otp: Otp,
    new_password: password(passwordMinLength, "Password is required"),
    confirm_password: password(passwordMinLength, "Confirm your password"),
    email: Email,
  })
  .check(confirms("new_password", "confirm_password", "Passwords do not match"));
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/reset-password",
  auth: "public",
  body: ResetPasswordBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: Message,
  errors: ["validation_failed", "malformed_json"],
  summary: "Set a new password by code; ends every session and verifies the address.",
  tag,
});

export const ConfirmResetLinkBody = z
  .object({
    new_password: requiredText("Required").check(
      textRule((text) => {
        if (text === "") return "Required";
        if (codePoints(text) > passwordMaxLength) return `Password must be at most ${passwordMaxLength} characters.`;
        const isLongEnough = codePoints(text) >= linkPasswordMinLength;
        return isLongEnough ? null : `Password must be at least ${linkPasswordMinLength} characters.`;
      }),
    ),
    confirm_new_password: password(1, "Required"),
  })
  .check(confirms("new_password", "confirm_new_password", "Passwords do not match."));
export type ConfirmResetLinkBody = z.infer<typeof ConfirmResetLinkBody>;

export const confirmResetLink = endpoint({
  name: "confirmResetLink",
  method: "POST",
  path: "/auth/accounts/passwordreset/confirm/:userid/:token",
  auth: "public",
  params: z.object({ userid: Id, token: z.string() }),
  body: ConfirmResetLinkBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  status: 201,
  response: Message,
  errors: ["validation_failed", "malformed_json", "invalid_link"],
  summary: "Set a new password by the mailed link.",
  tag,
});

/** From the verification mail, for whoever cannot type its code: wrong guesses of strangers use up a code, never a link. */
export const confirmEmailLink = endpoint({
  name: "confirmEmailLink",
  method: "POST",
  path: "/auth/accounts/verify/:userid/:token",
  auth: "public",
  params: z.object({ userid: Id, token: z.string() }),
  encoding: "none",
  response: Message,
  errors: ["invalid_link"],
  summary: "Confirm the address of a new account by the mailed link.",
  tag,
});

/** From the mail to the old address: whoever reads that mailbox keeps the account's address as it is. */
export const cancelEmailChange = endpoint({
  name: "cancelEmailChange",
  method: "POST",
  path: "/auth/accounts/emailchange/cancel/:userid/:token",
  auth: "public",
  params: z.object({ userid: Id, token: z.string() }),
  encoding: "none",
  response: Message,
  errors: ["invalid_link"],
  summary: "Cancel or undo a change of address by the link mailed to the old one, for seven days.",
  tag,
});

export const ChangePasswordBody = z
  .object({
    old_password: password(passwordMinLength, "Enter your current password"),
    new_password: password(passwordMinLength, "New Password is Required"),
    confirm_new_password: password(passwordMinLength, "Confirm your password"),
  })
  .check(confirms("new_password", "confirm_new_password", "Passwords do not match"));
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>;

export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/change-password",
  auth: "user",
  body: ChangePasswordBody,
  encoding: "json",
  maxBodyBytes: maxSignInBytes,
  response: Message,
  errors: ["validation_failed", "malformed_json", "token_invalid"],
  summary: "Change the password; ends every other session.",
  tag,
});

export const signInEndpoints = [
  signUp,
  requestOtp,
  verifyEmail,
  login,
  logout,
  resetPassword,
  confirmResetLink,
  confirmEmailLink,
  cancelEmailChange,
  changePassword,
] as const;
