import { newId } from "../model/ids.ts";
import { ownAddress, type Sim } from "../model/sim.ts";
import type { CardBehaviour } from "./test-cards.ts";
import type { Charge, PaymentIntent, PaymentMethod } from "../model/wire.ts";

type Decline = NonNullable<CardBehaviour["decline"]>;

function describeMethod(method: PaymentMethod): Charge["payment_method_details"] {
  const { card } = method;
  if (!card) return null;
  return {
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      ...(card.fingerprint === undefined ? {} : { fingerprint: card.fingerprint }),
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: "card",
  };
}

export function buildCharge(
  sim: Sim,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const id = newId("ch");
  const paid = decline === undefined;
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: "STRIPE-SIM",
    captured: paid,
    created: sim.now(intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? "approved_by_network" : "declined_by_network",
      reason: decline?.declineCode ?? decline?.code ?? null,
      risk_level: "normal",
      seller_message: paid ? "Payment complete." : "The bank did not return any further details with this decline.",
      type: paid ? "authorized" : "issuer_declined",
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: describeMethod(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${ownAddress}receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
}
