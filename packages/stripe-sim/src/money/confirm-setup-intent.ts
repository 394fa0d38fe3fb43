import { ApiError, type ErrorBody } from "../http/api-error.ts";
import { attachPaymentMethod } from "./attach-payment-method.ts";
import { resolvePaymentMethod } from "./build-payment-method.ts";
import { ownAddress, type Sim } from "../model/sim.ts";
import { emit } from "../webhooks/emit.ts";
import type { DeclineErrorCode, PaymentMethod, SetupIntent } from "../model/wire.ts";

function save(sim: Sim, intent: SetupIntent, type: string): SetupIntent {
  sim.store.put("setup_intents", intent);
  emit(sim, type, intent);
  return intent;
}

function fail(
  sim: Sim,
  intent: SetupIntent,
  method: PaymentMethod,
  error: ErrorBody & { code: DeclineErrorCode },
): SetupIntent {
  return save(
    sim,
    {
      ...intent,
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: { type: error.type, code: error.code, message: error.message, payment_method: method },
    },
    "setup_intent.setup_failed",
  );
}

function succeed(sim: Sim, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  if (intent.customer !== null) attachPaymentMethod(sim, method, intent.customer);
  const card = sim.store.get("cards", method.id);
  if (card) sim.store.put("cards", { ...card, isSetUp: true });
  const done: SetupIntent = {
    ...intent,
    status: "succeeded",
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  };
  return save(sim, done, "setup_intent.succeeded");
}

function refuseState(intent: SetupIntent): void {
  if (["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)) return;
  throw new ApiError(400, {
    type: "invalid_request_error",
    code: "setup_intent_unexpected_state",
    message: `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
    setup_intent: intent,
  });
}

/** Saves the card for later charges, after 3-D Secure when it asks for that. */
export function confirmSetupIntent(
  sim: Sim,
  intent: SetupIntent,
  methodId: string | null,
  returnUrl: string | null,
): SetupIntent {
  refuseState(intent);
  const chosen = methodId ?? intent.payment_method;
  if (chosen === null) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "setup_intent_unexpected_state",
      message: "You cannot confirm this SetupIntent because it's missing a payment method.",
      setup_intent: intent,
    });
  }
  const method = resolvePaymentMethod(sim, chosen);
  const card = sim.store.get("cards", method.id);
  const decline = card?.behaviour.decline;
  if (decline?.on === "attach") {
    const error = {
      type: "card_error" as const,
      code: decline.code,
      message: decline.message,
      ...(decline.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
    };
    const failed = fail(sim, intent, method, error);
    throw new ApiError(402, { ...error, setup_intent: failed, payment_method: method }, true);
  }
  if (card?.behaviour.authenticate === undefined) return succeed(sim, intent, method);
  const url = `${ownAddress}3ds/${intent.id}`;
  sim.store.put("intents", { id: intent.id, returnUrl, offSession: false, attach: true });
  const waiting: SetupIntent = {
    ...intent,
    status: "requires_action",
    payment_method: method.id,
    last_setup_error: null,
    next_action:
      returnUrl === null
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } }
        : { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl } },
  };
  return save(sim, waiting, "setup_intent.requires_action");
}

export function finishSetupAuthentication(sim: Sim, intent: SetupIntent, passed: boolean): SetupIntent {
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = resolvePaymentMethod(sim, intent.payment_method);
  if (passed) return succeed(sim, intent, method);
  return fail(sim, intent, method, {
    type: "invalid_request_error",
    code: "setup_intent_authentication_failure",
    message: "The latest attempt to set up the payment method has failed because authentication failed.",
  });
}
