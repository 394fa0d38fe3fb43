import { endSubscription } from "../billing/cancel-subscription.ts";
import { newInvoicePrefix } from "../billing/build-invoice.ts";
import { group, integer, mergeMetadata, requiredText, text, texts } from "../http/params.ts";
import { invalid, missing } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Customer } from "../model/wire.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";

const fields = [
  "name",
  "email",
  "description",
  "phone",
  "metadata",
  "address",
  "invoice_settings",
  "balance",
  "preferred_locales",
  "payment_method",
  "test_clock",
] as const;

function readAddress(form: Form, present: Customer["address"]): NonNullable<Customer["address"]> | null {
  if (form["address"] === "") return null;
  const sent = group(form, "address");
  if (!sent) return present ?? null;
  const field = (key: string): string | null => text(sent, key) ?? null;
  return {
    city: field("city"),
    country: field("country"),
    line1: field("line1"),
    line2: field("line2"),
    postal_code: field("postal_code"),
    state: field("state"),
  };
}

function readDefaultMethod(sim: Sim, form: Form, customer: Customer): string | null {
  const settings = group(form, "invoice_settings") ?? {};
  const sent = text(settings, "default_payment_method");
  if (sent === undefined) return customer.invoice_settings.default_payment_method;
  if (sent !== null && sim.store.get("payment_methods", sent)?.customer !== customer.id) {
    throw invalid(
      `The customer does not have a payment method with the ID ${sent}. The payment method must be attached to the customer.`,
      "invoice_settings[default_payment_method]",
      "resource_missing",
    );
  }
  return sent;
}

function readFields(sim: Sim, form: Form, customer: Customer): Customer {
  const or = (key: string, present: string | null): string | null => {
    const sent = text(form, key);
    return sent === undefined ? present : sent;
  };
  return {
    ...customer,
    name: or("name", customer.name ?? null),
    email: or("email", customer.email),
    description: or("description", customer.description),
    phone: or("phone", customer.phone ?? null),
    address: readAddress(form, customer.address),
    balance: integer(form, "balance") ?? customer.balance,
    preferred_locales: texts(form, "preferred_locales") ?? customer.preferred_locales ?? [],
    metadata: mergeMetadata(form, customer.metadata),
    invoice_settings: {
      ...customer.invoice_settings,
      default_payment_method: readDefaultMethod(sim, form, customer),
    },
  };
}

function emptyCustomer(sim: Sim, testClock: string | null): Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: testClock ? load(sim, "test_clocks", testClock).frozen_time : sim.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newInvoicePrefix(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: testClock,
  };
}

function create({ sim, form }: Call): Customer {
  const testClock = text(form, "test_clock") ?? null;
  const customer = readFields(sim, form, emptyCustomer(sim, testClock));
  sim.store.put("customers", customer);
  emit(sim, "customer.created", customer);
  return customer;
}

function retrieve(call: Call): object {
  const id = part(call, "id");
  return call.sim.store.get("deleted_customers", id) ?? load(call.sim, "customers", id);
}

function update(call: Call): Customer {
  const before = load(call.sim, "customers", part(call, "id"));
  const after = readFields(call.sim, call.form, before);
  change(call.sim, "customers", before, after, "customer.updated");
  return after;
}

/** Ends what the customer pays for, forgets its cards and leaves only the mark that it is deleted. */
function remove(call: Call): object {
  const { store } = call.sim;
  const customer = load(call.sim, "customers", part(call, "id"));
  for (const subscription of store.all("subscriptions")) {
    const isOver = ["canceled", "incomplete_expired"].includes(subscription.status);
    if (subscription.customer !== customer.id || isOver) continue;
    endSubscription(call.sim, subscription, { reason: "cancellation_requested" });
  }
  for (const method of store.all("payment_methods")) {
    if (method.customer === customer.id) store.put("payment_methods", { ...method, customer: null });
  }
  const deleted = { id: customer.id, object: "customer" as const, deleted: true as const };
  store.remove("customers", customer.id);
  store.put("deleted_customers", deleted);
  emit(call.sim, "customer.deleted", customer);
  return deleted;
}

function list({ sim, form }: Call): object {
  const email = text(form, "email");
  const rows = sim.store.all("customers").filter((row) => email === undefined || row.email === email);
  return listPage(form, "/v1/customers", rows);
}

function methods(call: Call): object {
  const customer = load(call.sim, "customers", part(call, "id"));
  const rows = call.sim.store.all("payment_methods").filter((row) => row.customer === customer.id);
  return listPage(call.form, `/v1/customers/${customer.id}/payment_methods`, rows);
}

function method(call: Call): object {
  const found = load(call.sim, "payment_methods", requiredText(call.path, "method"));
  if (found.customer !== part(call, "id")) throw missing("PaymentMethod", found.id);
  return found;
}

export const customerRoutes: readonly Route[] = [
  { method: "POST", path: "/v1/customers", params: fields, handle: create },
  { method: "GET", path: "/v1/customers", params: [...listParams, "email", "created", "test_clock"], handle: list },
  { method: "GET", path: "/v1/customers/:id", params: [], handle: retrieve },
  { method: "POST", path: "/v1/customers/:id", params: fields, handle: update },
  { method: "DELETE", path: "/v1/customers/:id", params: [], handle: remove },
  {
    method: "GET",
    path: "/v1/customers/:id/payment_methods",
    params: [...listParams, "type", "allow_redisplay"],
    handle: methods,
  },
  { method: "GET", path: "/v1/customers/:id/payment_methods/:method", params: [], handle: method },
];
