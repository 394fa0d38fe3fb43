import type { CardBehaviour } from "../money/test-cards.ts";
import type * as wire from "./wire.ts";

interface DeletedCustomer {
  id: string;
  object: "customer";
  deleted: true;
}

/** How a stored card behaves; the number itself is never kept. */
interface CardRow {
  id: string;
  behaviour: CardBehaviour;
  isSetUp: boolean;
}

/** What an intent remembers beside its public form. */
interface IntentRow {
  id: string;
  returnUrl: string | null;
  offSession: boolean;
  attach: boolean;
}

interface EventRow {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  type: string;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null } | null;
}

export interface DeliveryRow {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  nextAtMs: number;
  status: "pending" | "delivered" | "given_up";
}

interface AttemptRow {
  id: string;
  delivery: string;
  event: string;
  type: string;
  endpoint: string;
  atMs: number;
  status: number | null;
  error: string | null;
}

export interface IdempotencyRow {
  id: string;
  fingerprint: string;
  createdMs: number;
  status: number;
  body: object;
}

/** Items a subscription takes on when the invoice of its pending update is paid. */
interface PendingUpdateRow {
  id: string;
  invoice: string;
  next: wire.Subscription;
}

/** Prorations that wait for the next invoice of their subscription. */
interface PendingLinesRow {
  id: string;
  lines: wire.InvoiceLine[];
}

/** Up to which end of a period a subscription has been announced as renewing. */
interface AnnouncementRow {
  id: string;
  periodEnd: number;
}

interface SettingRow {
  id: string;
  value: number;
}

export interface Tables {
  customers: wire.Customer;
  deleted_customers: DeletedCustomer;
  products: wire.Product;
  prices: wire.Price;
  payment_methods: wire.PaymentMethod;
  cards: CardRow;
  setup_intents: wire.SetupIntent;
  payment_intents: wire.PaymentIntent;
  intents: IntentRow;
  subscriptions: wire.Subscription;
  subscription_schedules: wire.SubscriptionSchedule;
  pending_updates: PendingUpdateRow;
  pending_lines: PendingLinesRow;
  announcements: AnnouncementRow;
  invoices: wire.Invoice;
  invoice_payments: wire.InvoicePayment;
  charges: wire.Charge;
  refunds: wire.Refund;
  disputes: wire.Dispute;
  test_clocks: wire.TestClock;
  webhook_endpoints: wire.WebhookEndpoint;
  events: EventRow;
  deliveries: DeliveryRow;
  attempts: AttemptRow;
  idempotency: IdempotencyRow;
  settings: SettingRow;
}

export type TableName = keyof Tables;
