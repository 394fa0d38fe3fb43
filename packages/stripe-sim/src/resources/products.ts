import { flag, mergeMetadata, requiredText, text } from "../http/params.ts";
import { invalid } from "../http/api-error.ts";
import { listPage, listParams } from "../http/list.ts";
import { load } from "../model/load.ts";
import { newId } from "../model/ids.ts";
import { part, type Call, type Route } from "../http/route.ts";
import { change, emit } from "../webhooks/emit.ts";
import type { Product } from "../model/wire.ts";

function create({ sim, form }: Call): Product {
  const id = text(form, "id") ?? newId("prod");
  if (sim.store.get("products", id)) {
    throw invalid(`Product already exists: '${id}'`, "id", "resource_already_exists");
  }
  const product: Product = {
    id,
    object: "product",
    active: flag(form, "active") ?? true,
    created: sim.now(),
    default_price: null,
    description: text(form, "description") ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata(form),
    name: requiredText(form, "name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: sim.now(),
    url: null,
  };
  sim.store.put("products", product);
  emit(sim, "product.created", product);
  return product;
}

function update(call: Call): Product {
  const { sim, form } = call;
  const before = load(sim, "products", part(call, "id"));
  const description = text(form, "description");
  const after: Product = {
    ...before,
    active: flag(form, "active") ?? before.active,
    name: text(form, "name") ?? before.name,
    description: description === undefined ? before.description : description,
    metadata: mergeMetadata(form, before.metadata),
    default_price: text(form, "default_price") ?? before.default_price ?? null,
    updated: sim.now(),
  };
  change(sim, "products", before, after, "product.updated");
  return after;
}

function list({ sim, form }: Call): object {
  const active = flag(form, "active");
  const rows = sim.store.all("products").filter((row) => active === undefined || row.active === active);
  return listPage(form, "/v1/products", rows);
}

export const productRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/products",
    params: ["id", "name", "active", "description", "metadata"],
    handle: create,
  },
  { method: "GET", path: "/v1/products", params: [...listParams, "active", "created", "ids"], handle: list },
  {
    method: "GET",
    path: "/v1/products/:id",
    params: [],
    handle: (call) => load(call.sim, "products", part(call, "id")),
  },
  {
    method: "POST",
    path: "/v1/products/:id",
    params: ["name", "active", "description", "metadata", "default_price"],
    handle: update,
  },
];
