import { ApiError, invalid } from "../http/api-error.ts";
import { tryIntent } from "../money/confirm-intent.ts";
import { defaultMethodOf, intentOfInvoice, subscriptionOfInvoice } from "../money/invoice-links.ts";
import { markInvoiceFailed } from "../money/settle-invoice.ts";
import type { ChargeResult } from "../money/charge-intent.ts";
import type { Sim } from "../model/sim.ts";
import type { Invoice } from "../model/wire.ts";

/** Charges an open invoice without a person present; undefined when there is no card to charge. */
export function chargeInvoice(sim: Sim, invoice: Invoice, methodId: string | null): ChargeResult | undefined {
  const intent = intentOfInvoice(sim, invoice.id);
  if (!intent) throw invalid("This invoice has no payment to try.", undefined, "invoice_not_editable");
  const subscription = subscriptionOfInvoice(sim, invoice);
  const method = methodId ?? (subscription ? defaultMethodOf(sim, subscription) : null) ?? intent.payment_method;
  if (method === null) return undefined;
  return tryIntent(sim, intent, method, { offSession: true, isAuthenticated: false, returnUrl: null });
}

/** As the renewal and dunning do: a missing card counts as a failed try. */
export function collectInvoice(sim: Sim, invoice: Invoice): void {
  if (invoice.status !== "open") return;
  if (!chargeInvoice(sim, invoice, null)) markInvoiceFailed(sim, invoice, false);
}

/** The error of a payment that did not go through; `keep` says whether its traces stay. */
export function paymentError(result: ChargeResult, keep: boolean): ApiError | undefined {
  if (result.error) return new ApiError(402, { ...result.error, payment_intent: result.intent }, keep);
  if (result.kind !== "requires_action") return undefined;
  return new ApiError(
    402,
    {
      type: "card_error",
      code: "subscription_payment_intent_requires_action",
      message: "Payment for this subscription requires additional user action before it can be completed successfully.",
      payment_intent: result.intent,
    },
    keep,
  );
}
