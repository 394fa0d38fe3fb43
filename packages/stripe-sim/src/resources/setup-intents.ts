import { confirmSetupIntent } from "../money/confirm-setup-intent.ts";
import { createSetupIntent } from "../money/create-setup-intent.ts";
import { createPaymentMethod, resolvePaymentMethod } from "../money/build-payment-method.ts";
import { flag, group, mergeMetadata, oneOf, text } from "../http/params.ts";
import { ApiError } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { presentIntent, requireClientSecret } from "../http/client-secret.ts";
import { refuseRawNumber } from "./payment-methods.ts";
import { emit } from "../webhooks/emit.ts";
import type { SetupIntent } from "../model/wire.ts";

function create({ sim, form }: Call): SetupIntent {
  const customer = text(form, "customer") ?? null;
  if (customer) load(sim, "customers", customer, "customer");
  const given = text(form, "payment_method");
  const intent = createSetupIntent(sim, {
    customer,
    usage: oneOf(form, "usage", ["off_session", "on_session"]) ?? "off_session",
    paymentMethod: given ? resolvePaymentMethod(sim, given).id : null,
    metadata: mergeMetadata(form),
    description: text(form, "description") ?? null,
  });
  if (!flag(form, "confirm")) return intent;
  return confirmSetupIntent(sim, intent, null, text(form, "return_url") ?? null);
}

function retrieve(call: Call): object {
  const intent = load(call.sim, "setup_intents", part(call, "id"), "intent");
  requireClientSecret(call, intent);
  return presentIntent(call, intent);
}

function confirm(call: Call): object {
  const intent = load(call.sim, "setup_intents", part(call, "id"), "intent");
  requireClientSecret(call, intent);
  const data = group(call.form, "payment_method_data");
  if (data) refuseRawNumber(call, "payment_method_data");
  const method = text(call.form, "payment_method") ?? (data ? createPaymentMethod(call.sim, data).id : null);
  return presentIntent(call, confirmSetupIntent(call.sim, intent, method, text(call.form, "return_url") ?? null));
}

function cancel(call: Call): SetupIntent {
  const { sim, form } = call;
  const intent = load(sim, "setup_intents", part(call, "id"), "intent");
  if (["succeeded", "canceled", "processing"].includes(intent.status)) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "setup_intent_unexpected_state",
      message: `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      setup_intent: intent,
    });
  }
  const canceled: SetupIntent = {
    ...intent,
    status: "canceled",
    cancellation_reason:
      oneOf(form, "cancellation_reason", ["abandoned", "duplicate", "requested_by_customer"]) ?? null,
    next_action: null,
  };
  sim.store.put("setup_intents", canceled);
  emit(sim, "setup_intent.canceled", canceled);
  return canceled;
}

function list({ sim, form }: Call): object {
  const customer = text(form, "customer");
  const rows = sim.store.all("setup_intents").filter((row) => customer === undefined || row.customer === customer);
  return listPage(form, "/v1/setup_intents", rows);
}

export const setupIntentRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/setup_intents",
    params: [
      "customer",
      "usage",
      "payment_method",
      "payment_method_types",
      "automatic_payment_methods",
      "metadata",
      "description",
      "confirm",
      "return_url",
    ],
    handle: create,
  },
  { method: "GET", path: "/v1/setup_intents", params: [...listParams, "customer", "created"], handle: list },
  {
    method: "GET",
    path: "/v1/setup_intents/:id",
    params: ["client_secret", "key", "is_stripe_sdk"],
    isPublishable: true,
    handle: retrieve,
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/confirm",
    params: [
      "payment_method",
      "payment_method_data",
      "return_url",
      "client_secret",
      "use_stripe_sdk",
      "mandate_data",
      "key",
      "expected_payment_method_type",
    ],
    isPublishable: true,
    handle: confirm,
  },
  { method: "POST", path: "/v1/setup_intents/:id/cancel", params: ["cancellation_reason"], handle: cancel },
];
