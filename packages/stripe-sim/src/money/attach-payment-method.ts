import { emit } from "../webhooks/emit.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import type { PaymentMethod } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

/** Gives a method to a customer; a card that Stripe checks and refuses stays unattached. */
export function attachPaymentMethod(sim: Sim, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid(
      "The payment method you provided has already been attached to a customer.",
      "payment_method",
      "payment_method_already_attached",
    );
  }
  const attached: PaymentMethod = { ...method, customer };
  sim.store.put("payment_methods", attached);
  emit(sim, "payment_method.attached", attached);
  return attached;
}

/** Throws the card's refusal when it may not even be saved. */
export function refuseUnsavable(sim: Sim, method: PaymentMethod): void {
  const decline = sim.store.get("cards", method.id)?.behaviour.decline;
  if (decline?.on !== "attach") return;
  throw new ApiError(402, {
    type: "card_error",
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
  });
}
