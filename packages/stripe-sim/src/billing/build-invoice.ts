import { newId, randomToken } from "../model/ids.ts";
import type { Invoice, InvoiceLine, Subscription } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

interface InvoiceGiven {
  id?: string;
  customer: string;
  currency: string;
  lines: InvoiceLine[];
  reason: NonNullable<Invoice["billing_reason"]>;
  subscription: Subscription | undefined;
}

/** A draft; finalizing numbers it, uses the customer's balance and makes it payable. */
export function buildInvoice(sim: Sim, given: InvoiceGiven): Invoice {
  const id = given.id ?? newId("in");
  const customer = sim.store.get("customers", given.customer);
  const now = sim.now(given.customer);
  const total = given.lines.reduce((sum, line) => sum + line.amount, 0);
  const balance = customer?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Test mode",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created: now,
    currency: given.currency,
    custom_fields: null,
    customer: given.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: given.lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: given.subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: given.subscription.metadata,
            subscription: given.subscription.id,
          },
          type: "subscription_details",
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ["card"] },
    period_end: now,
    period_start: given.subscription?.items.data[0]?.current_period_start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer?.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export function newInvoicePrefix(): string {
  return randomToken(8).toUpperCase();
}
