import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { maxInvitationsPerCall } from "./limits.ts";
import { Email, MemberUsage, PageInfo, PageQuery, requiredText } from "./shared.ts";
import { Message, Timestamp } from "./values.ts";

const tag = "Team";

/** Names are empty for an invitee who has no account yet. */
export const Person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_image: z.string().nullable(),
  social_auth_image_url: z.string().nullable(),
});
export type Person = z.infer<typeof Person>;

export const Invitation = z.object({
  token: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  activated: z.boolean(),
  activated_on: Timestamp.nullable(),
  sender: Person,
  invitee: Person,
});
export type Invitation = z.infer<typeof Invitation>;

/** Each address is judged by itself with `emailProblems`, so that each chip shows its own error. */
export const SendInvitationsBody = z.object({
  emails: z
    .array(z.string({ error: "Invalid email format" }).max(1000, "Invalid email format"), {
      error: "Email is required",
    })
    .min(1, "Email is required")
    .max(maxInvitationsPerCall, `At most ${maxInvitationsPerCall} addresses can be invited at once.`),
});
export type SendInvitationsBody = z.infer<typeof SendInvitationsBody>;

/** The bad addresses as given and what is wrong with each; empty when all are fine. */
export function emailProblems(emails: readonly string[]): Record<string, string[]> {
  const problems = emails.flatMap((email): [string, string[]][] => {
    const result = Email.safeParse(email);
    return result.success ? [] : [[email, result.error.issues.map((issue) => issue.message)]];
  });
  return Object.fromEntries(problems);
}

export const sendInvitations = endpoint({
  name: "sendInvitations",
  method: "POST",
  path: "/invitations",
  auth: "user",
  body: SendInvitationsBody,
  encoding: "json",
  status: 201,
  idempotent: true,
  response: Message,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "forbidden",
    "subscription_required",
    "upgrade_required",
    "quota_exceeded",
    "conflict",
    "idempotency_mismatch",
  ],
  invalidForm: "EmailsError",
  summary: "Invite people to the team; one bad address and no one is invited.",
  tag,
});

export const InvitationList = PageInfo.extend({
  message: z.string(),
  team_members: z.array(Invitation),
  admin: Person,
  usage: MemberUsage,
});
export type InvitationList = z.infer<typeof InvitationList>;

export const listInvitations = endpoint({
  name: "listInvitations",
  method: "GET",
  path: "/invitations/list",
  auth: "user",
  query: PageQuery,
  encoding: "none",
  response: InvitationList,
  errors: ["validation_failed", "token_invalid"],
  summary: "Sent invitations for a sender, received ones for an invitee.",
  tag,
});

const InvitationToken = requiredText("Invite token is required")
  .min(1, "Invite token is required")
  .max(512, "Invite token is too long.");

export const InvitationDetails = z.object({
  message: z.string(),
  invitation: z.object({
    email: z.string(),
    is_active: z.boolean(),
    activated: z.boolean(),
    sender: z.object({ first_name: z.string(), last_name: z.string() }),
  }),
});
export type InvitationDetails = z.infer<typeof InvitationDetails>;

export const getInvitation = endpoint({
  name: "getInvitation",
  method: "GET",
  path: "/invitations/detail",
  auth: "public",
  query: z.object({ invite_token: InvitationToken }),
  encoding: "none",
  response: InvitationDetails,
  errors: ["validation_failed", "not_found"],
  summary: "Whose invitation it is, for the banner at log-in and sign-up.",
  tag,
});

export const InvitationOperation = z.enum(["accept", "revoke", "delete", "reactivate"], {
  error: "Operation must be accept, revoke, delete or reactivate.",
});
export type InvitationOperation = z.infer<typeof InvitationOperation>;

export const ManageInvitationBody = z.object({ invite_token: InvitationToken });
export type ManageInvitationBody = z.infer<typeof ManageInvitationBody>;

export const manageInvitation = endpoint({
  name: "manageInvitation",
  method: "POST",
  path: "/invitations/manage",
  auth: "user",
  query: z.object({ operation: InvitationOperation }),
  body: ManageInvitationBody,
  encoding: "json",
  response: Message,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "forbidden",
    "subscription_required",
    "upgrade_required",
    "quota_exceeded",
    "not_found",
    "conflict",
  ],
  summary: "Accept, revoke, delete or reactivate an invitation.",
  tag,
});

export const teamEndpoints = [sendInvitations, listInvitations, getInvitation, manageInvitation] as const;
