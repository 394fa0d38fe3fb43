import { integer, mergeMetadata, oneOf, text } from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { emit } from "../webhooks/emit.ts";
import type { Charge, Refund } from "../model/wire.ts";

function chargeOf({ sim, form }: Call): Charge {
  const id = text(form, "charge");
  if (id) return load(sim, "charges", id, "charge");
  const intentId = text(form, "payment_intent");
  if (!intentId)
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.");
  const intent = load(sim, "payment_intents", intentId, "payment_intent");
  const charge = intent.latest_charge ? sim.store.get("charges", intent.latest_charge) : undefined;
  if (!charge?.paid) {
    throw invalid("This PaymentIntent does not have a successful charge to refund.", "payment_intent");
  }
  return charge;
}

function create(call: Call): Refund {
  const { sim, form } = call;
  const charge = chargeOf(call);
  const left = charge.amount - charge.amount_refunded;
  const amount = integer(form, "amount") ?? left;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  }
  if (charge.disputed)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, "charge_disputed");
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, "amount");
  }
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: sim.now(charge.customer),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergeMetadata(form),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: oneOf(form, "reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  const after: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  };
  sim.store.put("refunds", refund);
  sim.store.put("charges", after);
  emit(sim, "refund.created", refund);
  emit(sim, "charge.refunded", after, { amount_refunded: charge.amount_refunded });
  return refund;
}

function list({ sim, form }: Call): object {
  const charge = text(form, "charge");
  const intent = text(form, "payment_intent");
  const rows = sim.store
    .all("refunds")
    .filter(
      (row) =>
        (charge === undefined || row.charge === charge) && (intent === undefined || row.payment_intent === intent),
    );
  return listPage(form, "/v1/refunds", rows);
}

function listCharges({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const intent = text(form, "payment_intent");
  const rows = sim.store
    .all("charges")
    .filter(
      (row) =>
        (customer === undefined || row.customer === customer) &&
        (intent === undefined || row.payment_intent === intent),
    );
  return listPage(form, "/v1/charges", rows);
}

export const refundRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    params: ["charge", "payment_intent", "amount", "reason", "metadata"],
    handle: create,
  },
  {
    method: "GET",
    path: "/v1/refunds",
    params: [...listParams, "charge", "payment_intent", "created"],
    handle: list,
  },
  { method: "GET", path: "/v1/refunds/:id", params: [], handle: (call) => load(call.sim, "refunds", part(call, "id")) },
  {
    method: "GET",
    path: "/v1/charges",
    params: [...listParams, "customer", "payment_intent", "created"],
    handle: listCharges,
  },
  { method: "GET", path: "/v1/charges/:id", params: [], handle: (call) => load(call.sim, "charges", part(call, "id")) },
  {
    method: "GET",
    path: "/v1/disputes/:id",
    params: [],
    handle: (call) => load(call.sim, "disputes", part(call, "id")),
  },
];
