import { confirmIntent } from "../money/confirm-intent.ts";
import { buildPaymentIntent } from "../money/build-payment-intent.ts";
import { createPaymentMethod, resolvePaymentMethod } from "../money/build-payment-method.ts";
import { invoicePaymentOfIntent } from "../money/invoice-links.ts";
import { flag, group, mergeMetadata, oneOf, requiredInteger, requiredText, text } from "../http/params.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { presentIntent, requireClientSecret } from "../http/client-secret.ts";
import { refuseRawNumber } from "./payment-methods.ts";
import { emit } from "../webhooks/emit.ts";
import type { PaymentIntent } from "../model/wire.ts";

const confirmParams = [
  "payment_method",
  "payment_method_data",
  "return_url",
  "client_secret",
  "off_session",
  "use_stripe_sdk",
  "setup_future_usage",
  "mandate_data",
  "receipt_email",
  "payment_method_types",
  "payment_method_options",
  "key",
  "expected_payment_method_type",
] as const;

function methodOf(call: Call): string | null {
  const id = text(call.form, "payment_method");
  if (id) return id;
  const data = group(call.form, "payment_method_data");
  if (!data) return null;
  refuseRawNumber(call, "payment_method_data");
  return createPaymentMethod(call.sim, data).id;
}

function runConfirm(call: Call, intent: PaymentIntent): PaymentIntent {
  return confirmIntent(call.sim, intent, methodOf(call), {
    offSession: flag(call.form, "off_session") ?? false,
    isAuthenticated: false,
    returnUrl: text(call.form, "return_url") ?? null,
  });
}

function create(call: Call): PaymentIntent {
  const { sim, form } = call;
  const amount = requiredInteger(form, "amount");
  if (amount < 1)
    throw invalid("This value must be greater than or equal to 1.", "amount", "parameter_invalid_integer");
  const customer = text(form, "customer") ?? null;
  if (customer) load(sim, "customers", customer, "customer");
  const given = text(form, "payment_method");
  const intent = buildPaymentIntent(sim, {
    amount,
    currency: requiredText(form, "currency").toLowerCase(),
    customer,
    description: text(form, "description") ?? null,
    metadata: mergeMetadata(form),
    paymentMethod: given ? resolvePaymentMethod(sim, given).id : null,
    setupFutureUsage: oneOf(form, "setup_future_usage", ["off_session", "on_session"]) ?? null,
    receiptEmail: text(form, "receipt_email") ?? null,
  });
  sim.store.put("payment_intents", intent);
  emit(sim, "payment_intent.created", intent);
  if (!flag(form, "confirm")) return intent;
  return confirmIntent(sim, intent, intent.payment_method, {
    offSession: flag(form, "off_session") ?? false,
    isAuthenticated: false,
    returnUrl: text(form, "return_url") ?? null,
  });
}

function retrieve(call: Call): object {
  const intent = load(call.sim, "payment_intents", part(call, "id"), "intent");
  requireClientSecret(call, intent);
  return presentIntent(call, intent);
}

function confirm(call: Call): object {
  const intent = load(call.sim, "payment_intents", part(call, "id"), "intent");
  requireClientSecret(call, intent);
  return presentIntent(call, runConfirm(call, intent));
}

function cancel(call: Call): PaymentIntent {
  const { sim, form } = call;
  const intent = load(sim, "payment_intents", part(call, "id"), "intent");
  if (invoicePaymentOfIntent(sim, intent.id)) {
    throw invalid(
      "You cannot cancel this PaymentIntent because it was created by an Invoice. Void the invoice instead.",
      undefined,
      "payment_intent_unexpected_state",
    );
  }
  if (["succeeded", "canceled", "processing"].includes(intent.status)) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: "canceled",
    canceled_at: sim.now(intent.customer),
    cancellation_reason:
      oneOf(form, "cancellation_reason", ["duplicate", "fraudulent", "requested_by_customer", "abandoned"]) ?? null,
    next_action: null,
  };
  sim.store.put("payment_intents", canceled);
  emit(sim, "payment_intent.canceled", canceled);
  return canceled;
}

function list({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const rows = sim.store.all("payment_intents").filter((row) => customer === undefined || row.customer === customer);
  return listPage(form, "/v1/payment_intents", rows);
}

export const paymentIntentRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    params: [
      "amount",
      "currency",
      "customer",
      "description",
      "metadata",
      "payment_method",
      "payment_method_types",
      "automatic_payment_methods",
      "confirm",
      "off_session",
      "return_url",
      "setup_future_usage",
      "receipt_email",
    ],
    handle: create,
  },
  { method: "GET", path: "/v1/payment_intents", params: [...listParams, "customer", "created"], handle: list },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    params: ["client_secret", "key", "is_stripe_sdk"],
    isPublishable: true,
    handle: retrieve,
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    params: confirmParams,
    isPublishable: true,
    handle: confirm,
  },
  { method: "POST", path: "/v1/payment_intents/:id/cancel", params: ["cancellation_reason"], handle: cancel },
];
