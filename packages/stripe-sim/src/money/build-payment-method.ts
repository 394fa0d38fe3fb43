import { createHash } from "node:crypto";
import { newId } from "../model/ids.ts";
import { findTestCard, findTokenCard, passesLuhn, type TestCard } from "./test-cards.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { group, mergeMetadata, requiredInteger, requiredText, text } from "../http/params.ts";
import type { Form } from "../http/form.ts";
import type { Card, PaymentMethod } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: "card_error", code, message, param });
}

function describeCard(card: TestCard, expMonth: number, expYear: number, hasCvc: boolean): Card {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? "unchecked" : null,
    },
    country: "US",
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: createHash("sha256").update(`stripe-sim ${card.number}`).digest("base64url").slice(0, 16),
    funding: card.funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function readAddress(form: Form | undefined): PaymentMethod["billing_details"]["address"] {
  const field = (key: string): string | null => (form ? (text(form, key) ?? null) : null);
  return {
    city: field("city"),
    country: field("country"),
    line1: field("line1"),
    line2: field("line2"),
    postal_code: field("postal_code"),
    state: field("state"),
  };
}

function readBillingDetails(form: Form): PaymentMethod["billing_details"] {
  const details = group(form, "billing_details") ?? {};
  return {
    address: readAddress(group(details, "address")),
    email: text(details, "email") ?? null,
    name: text(details, "name") ?? null,
    phone: text(details, "phone") ?? null,
    tax_id: null,
  };
}

function readTypedCard(sim: Sim, form: Form): { card: TestCard; month: number; year: number } {
  const number = requiredText(form, "number").replace(/[\s-]/g, "");
  if (!passesLuhn(number)) throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  const month = requiredInteger(form, "exp_month");
  const typedYear = requiredInteger(form, "exp_year");
  const year = typedYear < 100 ? 2000 + typedYear : typedYear;
  if (month < 1 || month > 12) {
    throw cardError("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  }
  const today = new Date(sim.now() * 1000);
  const isPast = year * 12 + month - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth();
  if (isPast || year > today.getUTCFullYear() + 50) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
  const cvc = text(form, "cvc");
  if (typeof cvc === "string" && !/^\d{3,4}$/.test(cvc)) {
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  }
  return { card: findTestCard(number), month, year };
}

function store(sim: Sim, card: TestCard, shape: Card, form: Form): PaymentMethod {
  const method: PaymentMethod = {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: readBillingDetails(form),
    card: shape,
    created: sim.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: mergeMetadata(form),
    type: "card",
  };
  sim.store.put("payment_methods", method);
  sim.store.put("cards", { id: method.id, behaviour: card.behaviour, isSetUp: false });
  return method;
}

/** Makes a card from `{type: 'card', card: {number…} | {token}}`. */
export function createPaymentMethod(sim: Sim, form: Form): PaymentMethod {
  const type = requiredText(form, "type");
  if (type !== "card") throw invalid(`The simulator only takes cards, not ${type}.`, "type");
  const fields = group(form, "card");
  if (!fields) throw invalid("Missing required param: card.", "card", "parameter_missing");
  const token = text(fields, "token");
  if (typeof token === "string") {
    const known = findTokenCard(token);
    if (!known) throw invalid(`No such token: '${token}'`, "card[token]", "resource_missing");
    return createTokenMethod(sim, known, form);
  }
  const { card, month, year } = readTypedCard(sim, fields);
  return store(sim, card, describeCard(card, month, year, typeof text(fields, "cvc") === "string"), form);
}

function createTokenMethod(sim: Sim, card: TestCard, form: Form): PaymentMethod {
  const year = new Date(sim.now() * 1000).getUTCFullYear() + 2;
  return store(sim, card, describeCard(card, 12, year, true), form);
}

/** A stored method, or a fresh one for Stripe's ready-made ids such as `pm_card_visa`. */
export function resolvePaymentMethod(sim: Sim, id: string, param = "payment_method"): PaymentMethod {
  const card = id.startsWith("pm_card_") ? findTokenCard(id) : undefined;
  if (card) return createTokenMethod(sim, card, {});
  const method = sim.store.get("payment_methods", id);
  if (!method) throw invalid(`No such PaymentMethod: '${id}'`, param, "resource_missing");
  return method;
}
