import { attachPaymentMethod, refuseUnsavable } from "../money/attach-payment-method.ts";
import { createPaymentMethod, resolvePaymentMethod } from "../money/build-payment-method.ts";
import { group, integer, mergeMetadata, requiredText, text } from "../http/params.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { PaymentMethod } from "../model/wire.ts";

/** Card numbers come from the browser; Stripe refuses them from servers, and so a server that handles them must fail here too. */
export function refuseRawNumber({ form, isPublishable }: Call, holder: string | null): void {
  const outer = holder === null ? form : group(form, holder);
  const card = outer ? group(outer, "card") : undefined;
  if (isPublishable || !card || card["number"] === undefined) return;
  throw new ApiError(402, {
    type: "invalid_request_error",
    message:
      "Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://docs.stripe.com/testing.",
  });
}

function create(call: Call): PaymentMethod {
  refuseRawNumber(call, null);
  return createPaymentMethod(call.sim, call.form);
}

function update(call: Call): PaymentMethod {
  const { sim, form } = call;
  const before = load(sim, "payment_methods", part(call, "id"));
  const card = group(form, "card");
  const details = group(form, "billing_details");
  const name = details ? text(details, "name") : undefined;
  const email = details ? text(details, "email") : undefined;
  const after: PaymentMethod = {
    ...before,
    metadata: mergeMetadata(form, before.metadata),
    billing_details: {
      ...before.billing_details,
      name: name === undefined ? before.billing_details.name : name,
      email: email === undefined ? before.billing_details.email : email,
    },
    ...(before.card && card
      ? {
          card: {
            ...before.card,
            exp_month: integer(card, "exp_month") ?? before.card.exp_month,
            exp_year: integer(card, "exp_year") ?? before.card.exp_year,
          },
        }
      : {}),
  };
  change(sim, "payment_methods", before, after, "payment_method.updated");
  return after;
}

function attach(call: Call): PaymentMethod {
  const { sim, form } = call;
  const customer = load(sim, "customers", requiredText(form, "customer"), "customer");
  const id = part(call, "id");
  const method = id.startsWith("pm_card_") ? resolvePaymentMethod(sim, id) : load(sim, "payment_methods", id);
  refuseUnsavable(sim, method);
  return attachPaymentMethod(sim, method, customer.id);
}

/** Takes a method from its customer; whatever named it as default names none from then on. */
function detach(call: Call): PaymentMethod {
  const { sim } = call;
  const method = load(sim, "payment_methods", part(call, "id"));
  if (method.customer === null) {
    throw invalid(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
      "payment_method",
    );
  }
  const customer = sim.store.get("customers", method.customer);
  if (customer?.invoice_settings.default_payment_method === method.id) {
    const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
    change(sim, "customers", customer, { ...customer, invoice_settings }, "customer.updated");
  }
  for (const subscription of sim.store.all("subscriptions")) {
    if (subscription.default_payment_method !== method.id) continue;
    const without = { ...subscription, default_payment_method: null };
    change(sim, "subscriptions", subscription, without, "customer.subscription.updated");
  }
  const detached: PaymentMethod = { ...method, customer: null };
  sim.store.put("payment_methods", detached);
  emit(sim, "payment_method.detached", detached, { customer: method.customer });
  return detached;
}

function list({ sim, form }: Call): object {
  const customer = requiredText(form, "customer");
  const rows = sim.store.all("payment_methods").filter((row) => row.customer === customer);
  return listPage(form, "/v1/payment_methods", rows);
}

export const paymentMethodRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/payment_methods",
    params: ["type", "card", "billing_details", "metadata", "allow_redisplay", "key"],
    isPublishable: true,
    handle: create,
  },
  { method: "GET", path: "/v1/payment_methods", params: [...listParams, "customer", "type"], handle: list },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    params: [],
    handle: (call) => load(call.sim, "payment_methods", part(call, "id")),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:id",
    params: ["billing_details", "card", "metadata", "allow_redisplay"],
    handle: update,
  },
  { method: "POST", path: "/v1/payment_methods/:id/attach", params: ["customer"], handle: attach },
  { method: "POST", path: "/v1/payment_methods/:id/detach", params: [], handle: detach },
];
