import type { Kysely, Transaction } from "kysely";
import type {
  AccountExportsTable,
  EmailChangeCancelsTable,
  ErasuresTable,
  LoginPausesTable,
  OauthHandlesTable,
  OauthStatesTable,
  OneTimeCodesTable,
  ResetLinksTable,
  UserIdentitiesTable,
  VerificationLinksTable,
} from "./tables/auth-tables.ts";
import type {
  BillingChecksTable,
  BillingCustomersTable,
  BillingNoticesTable,
  PaymentAttemptsTable,
  PaymentMethodsTable,
  ProviderEventsTable,
  SubscriptionsTable,
} from "./tables/billing-tables.ts";
import type {
  CategoriesTable,
  ComparisonsTable,
  ImageCountsTable,
  ImageSignalsTable,
  ImagesTable,
  UsageCountersTable,
  UsageReservationsTable,
} from "./tables/creatives-tables.ts";
import type {
  AuditLogTable,
  IdempotencyKeysTable,
  MailOutboxTable,
  PlansTable,
  RateLimitCountersTable,
  SessionsTable,
  UsersTable,
  WorkerHeartbeatsTable,
} from "./tables/foundation-tables.ts";
import type { InvitationsTable } from "./tables/team-tables.ts";

/** All tables. A feature adds its own in tables/<feature>-tables.ts and names them here. */
export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  plans: PlansTable;
  audit_log: AuditLogTable;
  rate_limit_counters: RateLimitCountersTable;
  mail_outbox: MailOutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  worker_heartbeats: WorkerHeartbeatsTable;
  one_time_codes: OneTimeCodesTable;
  reset_links: ResetLinksTable;
  email_change_cancels: EmailChangeCancelsTable;
  verification_links: VerificationLinksTable;
  account_exports: AccountExportsTable;
  erasures: ErasuresTable;
  login_pauses: LoginPausesTable;
  user_identities: UserIdentitiesTable;
  oauth_states: OauthStatesTable;
  oauth_handles: OauthHandlesTable;
  subscriptions: SubscriptionsTable;
  billing_customers: BillingCustomersTable;
  payment_attempts: PaymentAttemptsTable;
  payment_methods: PaymentMethodsTable;
  provider_events: ProviderEventsTable;
  billing_checks: BillingChecksTable;
  billing_notices: BillingNoticesTable;
  invitations: InvitationsTable;
  categories: CategoriesTable;
  images: ImagesTable;
  image_signals: ImageSignalsTable;
  comparisons: ComparisonsTable;
  usage_counters: UsageCountersTable;
  usage_reservations: UsageReservationsTable;
  image_counts: ImageCountsTable;
};

/** A connection pool or a running transaction: repositories take it as their first argument and hold none. */
export type Db = Kysely<Tables>;
/** Only a running transaction: for what must commit together with something else. */
export type Tx = Transaction<Tables>;
