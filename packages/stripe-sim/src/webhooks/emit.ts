import { isDeepStrictEqual } from "node:util";
import { newId } from "../model/ids.ts";
import { apiVersion, type Sim } from "../model/sim.ts";
import type { TableName, Tables } from "../model/tables.ts";

function wants(enabled: readonly string[], type: string): boolean {
  return enabled.includes("*") || enabled.includes(type);
}

/** Records an event and one delivery for each endpoint that wants it, inside the transaction that caused it. */
export function emit(sim: Sim, type: string, object: object, previous?: object): void {
  const endpoints = sim.store
    .all("webhook_endpoints")
    .filter((endpoint) => endpoint.status === "enabled" && wants(endpoint.enabled_events, type));
  const id = newId("evt");
  sim.store.put("events", {
    id,
    object: "event",
    api_version: apiVersion,
    created: Math.floor(sim.machineNowMs() / 1000),
    type,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { ...sim.request },
  });
  for (const endpoint of endpoints) {
    sim.store.put("deliveries", {
      id: newId("wd"),
      event: id,
      endpoint: endpoint.id,
      attempts: 0,
      nextAtMs: 0,
      status: "pending",
    });
  }
}

/** Earlier values of the top-level fields that differ. */
export function previousAttributes(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(Object.entries(before).filter(([key, value]) => !isDeepStrictEqual(value, now.get(key))));
}

/** Stores a changed row and tells about it; nothing happens when nothing differs. */
export function change<Name extends TableName>(
  sim: Sim,
  table: Name,
  before: Tables[Name],
  after: Tables[Name],
  type: string,
): void {
  if (isDeepStrictEqual(before, after)) return;
  sim.store.put(table, after);
  emit(sim, type, after, previousAttributes(before, after));
}
