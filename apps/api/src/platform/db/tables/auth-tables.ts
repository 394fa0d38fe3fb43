import type { ColumnType, Generated } from "kysely";

/** Filled by the database when not given. */
type DefaultDate = ColumnType<Date, Date | undefined, Date>;

export type CodePurpose = "VERIFICATION" | "PASSWORD_RESET" | "EMAIL_CHANGE";

export type OneTimeCodesTable = {
  id: Generated<string>;
  user_id: string;
  purpose: CodePurpose;
  code_hmac: Buffer;
  sent_to: string;
  sent_to_folded: string;
  session_id: string | null;
  created_at: DefaultDate;
  expires_at: DefaultDate;
  attempts: Generated<number>;
  used_at: Date | null;
};

export type ResetLinksTable = {
  token_sha256: Buffer;
  user_id: string;
  password_sha256: Buffer | null;
  created_at: DefaultDate;
  expires_at: DefaultDate;
  used_at: Date | null;
};

export type EmailChangeCancelsTable = {
  token_sha256: Buffer;
  user_id: string;
  pending_folded: string;
  old_email: string | null;
  old_folded: string | null;
  confirmed_at: Date | null;
  created_at: DefaultDate;
  expires_at: DefaultDate;
};

export type VerificationLinksTable = {
  token_sha256: Buffer;
  user_id: string;
  created_at: DefaultDate;
  expires_at: DefaultDate;
};

export type AccountExportsTable = {
  user_id: string;
  asked_at: DefaultDate;
  object_key: string | null;
  ready_at: Date | null;
  expires_at: DefaultDate;
};

export type LoginPausesTable = {
  key: string;
  failures_in_row: number;
  recent_failures: number;
  window_ends_at: Date;
  pause_count: Generated<number>;
  paused_until: Date | null;
  updated_at: DefaultDate;
};

export type UserIdentitiesTable = {
  provider: string;
  subject: string;
  user_id: string;
  email: string | null;
  is_email_verified: boolean;
  created_at: DefaultDate;
  last_used_at: DefaultDate;
};

export type OauthStatesTable = {
  state_sha256: Buffer;
  provider: string;
  browser_sha256: Buffer;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  user_id: string | null;
  created_at: DefaultDate;
  expires_at: DefaultDate;
};

export type OauthHandlesTable = {
  token_sha256: Buffer;
  provider: string;
  browser_sha256: Buffer;
  profile: ColumnType<unknown, string, never>;
  expires_at: DefaultDate;
};

export type ErasuresTable = { user_id: string; email_hmac: string; erased_at: Generated<Date> };
