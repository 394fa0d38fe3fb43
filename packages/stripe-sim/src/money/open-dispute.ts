import { newId } from "../model/ids.ts";
import { emit } from "../webhooks/emit.ts";
import type { Charge, Dispute } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

const week = 7 * 24 * 3600;

const noEvidence: Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The holder contests the charge, as Stripe's card 4000 0000 0000 0259 does at once. */
export function openDispute(sim: Sim, charge: Charge): Dispute {
  const now = sim.now(charge.customer);
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
  sim.store.put("disputes", dispute);
  sim.store.put("charges", { ...charge, disputed: true });
  emit(sim, "charge.dispute.created", dispute);
  return dispute;
}

export function closeDispute(sim: Sim, dispute: Dispute, status: "won" | "lost"): Dispute {
  const closed: Dispute = { ...dispute, status };
  sim.store.put("disputes", closed);
  emit(sim, "charge.dispute.closed", closed);
  return closed;
}
