import { attachPaymentMethod } from "./attach-payment-method.ts";
import { buildCharge } from "./build-charge.ts";
import { openDispute } from "./open-dispute.ts";
import { ownAddress, type Sim } from "../model/sim.ts";
import { emit } from "../webhooks/emit.ts";
import type { ErrorBody } from "../http/api-error.ts";
import type { CardBehaviour } from "./test-cards.ts";
import type { PaymentIntent, PaymentMethod } from "../model/wire.ts";

export interface ChargeTry {
  offSession: boolean;
  isAuthenticated: boolean;
  returnUrl: string | null;
}

export interface ChargeResult {
  kind: "succeeded" | "processing" | "requires_action" | "declined";
  intent: PaymentIntent;
  error?: ErrorBody;
}

type Decline = NonNullable<CardBehaviour["decline"]>;

export const authenticationFailure: Decline = {
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  on: "charge",
};

function needsAuthentication(sim: Sim, method: PaymentMethod, offSession: boolean): boolean {
  const card = sim.store.get("cards", method.id);
  switch (card?.behaviour.authenticate) {
    case "always":
      return true;
    case "until_set_up":
      return !card.isSetUp;
    case "on_session":
      return !offSession;
    case undefined:
      return false;
  }
}

function save(sim: Sim, intent: PaymentIntent, type: string): void {
  sim.store.put("payment_intents", intent);
  emit(sim, type, intent);
}

/** Leaves the intent waiting for another card, with what went wrong, and a failed charge. */
export function declineIntent(sim: Sim, intent: PaymentIntent, method: PaymentMethod, decline: Decline): ChargeResult {
  const isAuthentication = decline === authenticationFailure;
  const charge = isAuthentication ? undefined : buildCharge(sim, intent, method, decline);
  const error = {
    type: isAuthentication ? ("invalid_request_error" as const) : ("card_error" as const),
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
    ...(charge === undefined ? {} : { charge: charge.id }),
    doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll("_", "-")}`,
  };
  const declined: PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    processing: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: { ...error, payment_method: method },
  };
  if (charge) {
    sim.store.put("charges", charge);
    emit(sim, "charge.failed", charge);
  }
  save(sim, declined, "payment_intent.payment_failed");
  return { kind: "declined", intent: declined, error: { ...error, payment_method: method } };
}

/** Books the money; an intent meant for later use also saves its card on the customer. */
export function succeedIntent(sim: Sim, intent: PaymentIntent, method: PaymentMethod): ChargeResult {
  const charge = buildCharge(sim, intent, method, undefined);
  const keeps = intent.customer !== null && intent.setup_future_usage !== null;
  if (keeps && intent.customer !== null && method.customer === null) {
    attachPaymentMethod(sim, method, intent.customer);
    const card = sim.store.get("cards", method.id);
    if (card) sim.store.put("cards", { ...card, isSetUp: true });
  }
  const paid: PaymentIntent = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  };
  sim.store.put("charges", charge);
  save(sim, paid, "payment_intent.succeeded");
  emit(sim, "charge.succeeded", charge);
  if (sim.store.get("cards", method.id)?.behaviour.disputes) openDispute(sim, charge);
  return { kind: "succeeded", intent: paid };
}

function askForAuthentication(
  sim: Sim,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: ChargeTry,
): ChargeResult {
  const url = `${ownAddress}3ds/${intent.id}`;
  const waiting: PaymentIntent = {
    ...intent,
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
    next_action:
      attempt.returnUrl === null
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } }
        : { type: "redirect_to_url", redirect_to_url: { url, return_url: attempt.returnUrl } },
  };
  sim.store.put("intents", {
    id: intent.id,
    returnUrl: attempt.returnUrl,
    offSession: attempt.offSession,
    attach: false,
  });
  save(sim, waiting, "payment_intent.requires_action");
  return { kind: "requires_action", intent: waiting };
}

/** Tries the card on the intent and writes down what came of it. */
export function chargeIntent(sim: Sim, intent: PaymentIntent, method: PaymentMethod, attempt: ChargeTry): ChargeResult {
  if (!attempt.isAuthenticated && needsAuthentication(sim, method, attempt.offSession)) {
    return askForAuthentication(sim, intent, method, attempt);
  }
  const decline = sim.store.get("cards", method.id)?.behaviour.decline;
  if (decline) return declineIntent(sim, intent, method, decline);
  if (sim.store.get("settings", "delayed_settlement")?.value === 1) {
    const processing: PaymentIntent = {
      ...intent,
      status: "processing",
      payment_method: method.id,
      next_action: null,
      last_payment_error: null,
    };
    save(sim, processing, "payment_intent.processing");
    return { kind: "processing", intent: processing };
  }
  return succeedIntent(sim, intent, method);
}
