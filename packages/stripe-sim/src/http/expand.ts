import { intentOfInvoice } from "../money/invoice-links.ts";
import { invalid } from "./api-error.ts";
import type { TableName } from "../model/tables.ts";
import type { Sim } from "../model/sim.ts";

type Json = Record<string, unknown>;

/** Where an id may be replaced by its object, by the kind of object that holds the field. */
const expandable: Record<string, Record<string, TableName>> = {
  customer: { test_clock: "test_clocks", "invoice_settings.default_payment_method": "payment_methods" },
  product: { default_price: "prices" },
  price: { product: "products" },
  payment_method: { customer: "customers" },
  setup_intent: { customer: "customers", payment_method: "payment_methods" },
  payment_intent: { customer: "customers", payment_method: "payment_methods", latest_charge: "charges" },
  subscription: {
    customer: "customers",
    default_payment_method: "payment_methods",
    latest_invoice: "invoices",
    pending_setup_intent: "setup_intents",
    schedule: "subscription_schedules",
    test_clock: "test_clocks",
  },
  subscription_schedule: {
    customer: "customers",
    subscription: "subscriptions",
    test_clock: "test_clocks",
    "phases.items.price": "prices",
  },
  invoice: {
    customer: "customers",
    default_payment_method: "payment_methods",
    test_clock: "test_clocks",
    "parent.subscription_details.subscription": "subscriptions",
  },
  line_item: { "pricing.price_details.price": "prices", subscription: "subscriptions" },
  invoice_payment: { invoice: "invoices", "payment.payment_intent": "payment_intents", "payment.charge": "charges" },
  charge: { customer: "customers", payment_intent: "payment_intents" },
  refund: { charge: "charges", payment_intent: "payment_intents" },
  dispute: { charge: "charges", payment_intent: "payment_intents" },
};

/** Fields that are absent until asked for. */
function include(sim: Sim, kind: string, id: string, field: string): unknown {
  if (kind === "invoice" && field === "confirmation_secret") {
    const intent = intentOfInvoice(sim, id);
    return intent?.client_secret ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  if (kind === "invoice" && field === "payments") {
    const data = sim.store.all("invoice_payments").filter((payment) => payment.invoice === id);
    return { object: "list", data, has_more: false, url: "/v1/invoice_payments" };
  }
  if (kind === "charge" && field === "refunds") {
    const data = sim.store.all("refunds").filter((refund) => refund.charge === id);
    return { object: "list", data, has_more: false, url: `/v1/charges/${id}/refunds` };
  }
  if (kind === "customer" && field === "subscriptions") {
    const live = sim.store
      .all("subscriptions")
      .filter((entry) => entry.customer === id && !["canceled", "incomplete_expired"].includes(entry.status));
    return { object: "list", data: live, has_more: false, url: `/v1/customers/${id}/subscriptions` };
  }
  return undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface Owner {
  kind: string;
  id: string;
  trail: readonly string[];
}

function ownerOf(value: Json, owner: Owner): Owner {
  const { object, id } = value;
  return typeof object === "string" && object !== "list" && typeof id === "string"
    ? { kind: object, id, trail: [] }
    : owner;
}

function refuse(field: string): never {
  throw invalid(`This property cannot be expanded (${field}).`, "expand");
}

function expandIn(sim: Sim, value: unknown, path: readonly string[], given: Owner): unknown {
  if (Array.isArray(value)) return value.map((entry) => expandIn(sim, entry, path, given));
  const [field, ...rest] = path;
  if (!isJson(value) || field === undefined) return value;
  const owner = ownerOf(value, given);
  const included = include(sim, owner.kind, owner.id, field);
  const present = included === undefined ? value[field] : included;
  const trail = field === "data" && value["object"] === "list" ? owner.trail : [...owner.trail, field];
  const table = expandable[owner.kind]?.[trail.join(".")];
  if (
    included === undefined &&
    table === undefined &&
    !(typeof present === "object" && present !== null && rest.length > 0)
  ) {
    return present === null && rest.length > 0 ? value : refuse(field);
  }
  const target =
    table !== undefined && typeof present === "string"
      ? (sim.store.get(table, present) ?? sim.store.get("deleted_customers", present) ?? present)
      : present;
  return { ...value, [field]: rest.length > 0 ? expandIn(sim, target, rest, { ...owner, trail }) : target };
}

/** Replaces ids by objects along `expand[]` paths, at most four levels deep as Stripe allows. */
export function expand(sim: Sim, body: object, paths: readonly string[]): object {
  let result: unknown = body;
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.filter((name) => name !== "data").length > 4) {
      throw invalid("You cannot expand more than 4 levels of a property.", "expand");
    }
    result = expandIn(sim, result, parts, { kind: "", id: "", trail: [] });
  }
  return isJson(result) ? result : body;
}
