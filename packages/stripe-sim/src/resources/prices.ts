import {
  flag,
  group,
  integer,
  mergeMetadata,
  oneOf,
  requiredInteger,
  requiredText,
  text,
  texts,
} from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Form } from "../http/form.ts";
import type { Price } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

function readRecurring(form: Form): Price["recurring"] {
  const sent = group(form, "recurring");
  if (!sent) return null;
  const interval = oneOf(sent, "interval", ["day", "week", "month", "year"]);
  if (!interval) throw invalid("Missing required param: recurring[interval].", "recurring[interval]");
  return {
    interval,
    interval_count: integer(sent, "interval_count") ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

/** A lookup key belongs to one price at a time; it moves only when the caller says so. */
function takeLookupKey(sim: Sim, form: Form, own: string): string | null | undefined {
  const key = text(form, "lookup_key");
  if (!key) return key;
  const holder = sim.store.all("prices").find((price) => price.lookup_key === key && price.id !== own);
  if (!holder) return key;
  if (!flag(form, "transfer_lookup_key")) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, "lookup_key", "resource_already_exists");
  }
  change(sim, "prices", holder, { ...holder, lookup_key: null }, "price.updated");
  return key;
}

function productOf(sim: Sim, form: Form): string {
  const data = group(form, "product_data");
  if (!data) return load(sim, "products", requiredText(form, "product"), "product").id;
  throw invalid("The simulator takes `product`, not `product_data`.", "product_data");
}

function create({ sim, form }: Call): Price {
  const id = newId("price");
  const amount = requiredInteger(form, "unit_amount");
  if (amount < 0) throw invalid("Invalid non-negative integer", "unit_amount");
  const recurring = readRecurring(form);
  const price: Price = {
    id,
    object: "price",
    active: flag(form, "active") ?? true,
    billing_scheme: "per_unit",
    created: sim.now(),
    currency: requiredText(form, "currency").toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: takeLookupKey(sim, form, id) ?? null,
    metadata: mergeMetadata(form),
    nickname: text(form, "nickname") ?? null,
    product: productOf(sim, form),
    recurring,
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  sim.store.put("prices", price);
  emit(sim, "price.created", price);
  return price;
}

function update(call: Call): Price {
  const { sim, form } = call;
  const before = load(sim, "prices", part(call, "id"));
  const key = takeLookupKey(sim, form, before.id);
  const nickname = text(form, "nickname");
  const after: Price = {
    ...before,
    active: flag(form, "active") ?? before.active,
    lookup_key: key === undefined ? before.lookup_key : key,
    nickname: nickname === undefined ? before.nickname : nickname,
    metadata: mergeMetadata(form, before.metadata),
  };
  change(sim, "prices", before, after, "price.updated");
  return after;
}

function list({ sim, form }: Call): object {
  const keys = texts(form, "lookup_keys");
  const active = flag(form, "active");
  const product = text(form, "product");
  const rows = sim.store
    .all("prices")
    .filter(
      (row) =>
        (keys === undefined || (row.lookup_key !== null && keys.includes(row.lookup_key))) &&
        (active === undefined || row.active === active) &&
        (product === undefined || row.product === product),
    );
  return listPage(form, "/v1/prices", rows);
}

const editable = ["active", "lookup_key", "transfer_lookup_key", "nickname", "metadata", "tax_behavior"] as const;

export const priceRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/prices",
    params: [...editable, "currency", "unit_amount", "product", "product_data", "recurring"],
    handle: create,
  },
  {
    method: "GET",
    path: "/v1/prices",
    params: [...listParams, "lookup_keys", "active", "product", "created", "currency", "type"],
    handle: list,
  },
  { method: "GET", path: "/v1/prices/:id", params: [], handle: (call) => load(call.sim, "prices", part(call, "id")) },
  { method: "POST", path: "/v1/prices/:id", params: editable, handle: update },
];
