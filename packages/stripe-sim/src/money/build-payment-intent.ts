import { newClientSecret, newId } from "../model/ids.ts";
import type { Metadata, PaymentIntent } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  paymentMethod: string | null;
  setupFutureUsage: "off_session" | "on_session" | null;
  receiptEmail: string | null;
}

export function buildPaymentIntent(sim: Sim, given: NewIntent): PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: newClientSecret(id),
    confirmation_method: "automatic",
    created: sim.now(given.customer),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: given.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: given.receiptEmail,
    review: null,
    setup_future_usage: given.setupFutureUsage,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.paymentMethod === null ? "requires_payment_method" : "requires_confirmation",
    transfer_data: null,
    transfer_group: null,
  };
}
