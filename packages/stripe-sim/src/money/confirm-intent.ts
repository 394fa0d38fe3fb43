import { ApiError, invalid } from "../http/api-error.ts";
import { resolvePaymentMethod } from "./build-payment-method.ts";
import {
  authenticationFailure,
  chargeIntent,
  declineIntent,
  succeedIntent,
  type ChargeResult,
  type ChargeTry,
} from "./charge-intent.ts";
import { invoicePaymentOfIntent } from "./invoice-links.ts";
import { markInvoiceFailed, markInvoicePaid } from "./settle-invoice.ts";
import type { Sim } from "../model/sim.ts";
import type { PaymentIntent, PaymentMethod } from "../model/wire.ts";

function refuseState(intent: PaymentIntent, verb: string): void {
  const open = ["requires_payment_method", "requires_confirmation", "requires_action"];
  if (open.includes(intent.status)) return;
  const reason =
    intent.status === "succeeded"
      ? "it has already succeeded after being previously confirmed."
      : `it has a status of ${intent.status}.`;
  throw new ApiError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message: `You cannot ${verb} this PaymentIntent because ${reason}`,
    payment_intent: intent,
  });
}

function pickMethod(sim: Sim, intent: PaymentIntent, given: string | null): PaymentMethod {
  const id = given ?? intent.payment_method;
  if (id === null) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message:
        "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      payment_intent: intent,
    });
  }
  const method = resolvePaymentMethod(sim, id);
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid(
      `The PaymentMethod provided (${method.id}) belongs to a different Customer. Please include the Customer in the \`customer\` parameter.`,
      "payment_method",
      "payment_method_customer_mismatch",
    );
  }
  return method;
}

function settle(sim: Sim, result: ChargeResult, offSession: boolean): ChargeResult {
  const link = invoicePaymentOfIntent(sim, result.intent.id);
  const invoice = link ? sim.store.get("invoices", link.invoice) : undefined;
  if (invoice?.status !== "open") return result;
  if (result.kind === "succeeded") markInvoicePaid(sim, invoice, result.intent);
  if (result.kind === "declined") markInvoiceFailed(sim, invoice, false);
  if (result.kind === "requires_action" && offSession) markInvoiceFailed(sim, invoice, true);
  return result;
}

/** Tries an intent's card and lets invoice and subscription follow; a decline is a result, not an error. */
export function tryIntent(sim: Sim, intent: PaymentIntent, methodId: string | null, attempt: ChargeTry): ChargeResult {
  refuseState(intent, "confirm");
  const method = pickMethod(sim, intent, methodId);
  const changed: PaymentIntent = { ...intent, payment_method: method.id };
  return settle(sim, chargeIntent(sim, changed, method, attempt), attempt.offSession);
}

/** Confirms as the API call does: a decline answers 402 and stays on record. */
export function confirmIntent(
  sim: Sim,
  intent: PaymentIntent,
  methodId: string | null,
  attempt: ChargeTry,
): PaymentIntent {
  const result = tryIntent(sim, intent, methodId, attempt);
  if (result.error) throw new ApiError(402, { ...result.error, payment_intent: result.intent }, true);
  return result.intent;
}

/** The holder completed or failed 3-D Secure. */
export function finishAuthentication(sim: Sim, intent: PaymentIntent, passed: boolean): PaymentIntent {
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent;
  const method = resolvePaymentMethod(sim, intent.payment_method);
  if (!passed) return settle(sim, declineIntent(sim, intent, method, authenticationFailure), false).intent;
  const attempt: ChargeTry = { offSession: false, isAuthenticated: true, returnUrl: null };
  return settle(sim, chargeIntent(sim, intent, method, attempt), false).intent;
}

/** Ends a payment that was left processing. */
export function settleProcessing(sim: Sim, intent: PaymentIntent, succeeds: boolean): PaymentIntent {
  if (intent.status !== "processing" || intent.payment_method === null) return intent;
  const method = resolvePaymentMethod(sim, intent.payment_method);
  const result = succeeds
    ? succeedIntent(sim, intent, method)
    : declineIntent(sim, intent, method, {
        code: "card_declined",
        declineCode: "generic_decline",
        message: "Your card was declined.",
        on: "charge",
      });
  return settle(sim, result, false).intent;
}
