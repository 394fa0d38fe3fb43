import { missing } from "./api-error.ts";
import { text } from "./params.ts";
import type { Call } from "./route.ts";
import type { PaymentIntent, SetupIntent } from "../model/wire.ts";

/** A browser sees an intent only with its secret; a wrong one looks like a missing intent. */
export function requireClientSecret(call: Call, intent: { id: string; client_secret: string | null }): void {
  const sent = text(call.form, "client_secret");
  if (!call.isPublishable && sent === undefined) return;
  if (sent !== intent.client_secret) throw missing("payment_intent", intent.id, "intent");
}

const shown = [
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "last_setup_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
  "usage",
];

/** What Stripe shows of an intent to a browser: neither customer nor metadata. */
export function presentIntent(call: Call, intent: PaymentIntent | SetupIntent): object {
  if (!call.isPublishable) return intent;
  return Object.fromEntries(Object.entries(intent).filter(([key]) => shown.includes(key)));
}
