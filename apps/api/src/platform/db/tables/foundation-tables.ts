import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Filled by the database when not given. */
type DefaultDate = ColumnType<Date, Date | undefined, Date>;

export type UsersTable = {
  id: Generated<string>;
  email: string;
  email_folded: string;
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  company_name: Generated<string>;
  profile_image_key: string | null;
  social_auth_image_url: string | null;
  pending_email: string | null;
  pending_email_at: Date | null;
  pending_email_from: string | null;
  email_verified_at: Date | null;
  restricted_at: Date | null;
  ai_improvement: Generated<boolean>;
  failed_logins: Generated<number>;
  created_at: DefaultDate;
  deleted_at: Date | null;
};

export type SessionsTable = {
  id: Generated<string>;
  token_sha256: Buffer;
  user_id: string;
  created_at: DefaultDate;
  last_seen_at: DefaultDate;
  expires_at: DefaultDate;
  ip: string | null;
  user_agent: string | null;
  revoked_at: Date | null;
  revoked_reason: string | null;
  binding_sha256: Buffer | null;
};

export type PlanFeature = { key: string; description: string; limit: number | null };

export type PlansTable = {
  id: Generated<string>;
  name: string;
  description: string;
  billing_cycle: "Monthly" | "Yearly";
  price_per_month_cents: number;
  discounted_price_per_month_cents: number;
  total_yearly_price_cents: number;
  features: ColumnType<PlanFeature[], string, string>;
  upload_limit: number | null;
  comparison_limit: number | null;
  team_member_limit: number | null;
  position: number;
  active: Generated<boolean>;
  stripe_lookup_key: string;
  created_at: DefaultDate;
};

export type AuditLogTable = {
  id: GeneratedAlways<number>;
  stream: string;
  at: DefaultDate;
  actor_user_id: string | null;
  action: string;
  detail: ColumnType<unknown, string | undefined, never>;
  ip: string | null;
  previous_hash: Buffer | null;
  hash: Buffer;
};

export type RateLimitCountersTable = { key: string; count: number; window_ends_at: Date };

export type MailOutboxTable = {
  id: Generated<string>;
  position: GeneratedAlways<number>;
  kind: string;
  to_address: string;
  subject: string;
  text_body: string | null;
  html_body: string | null;
  created_at: DefaultDate;
  send_after: DefaultDate;
  expires_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
};

export type IdempotencyKeysTable = {
  user_id: string;
  endpoint: string;
  key: string;
  request_sha256: Buffer;
  status: number | null;
  response: ColumnType<unknown, string | null, string | null>;
  outcome: ColumnType<unknown, never, string | null>;
  alive_until: ColumnType<Date | null, never, Date | null>;
  created_at: DefaultDate;
};

export type WorkerHeartbeatsTable = { worker_id: string; seen_at: DefaultDate };
