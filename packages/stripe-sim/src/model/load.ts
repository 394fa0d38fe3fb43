import { missing } from "../http/api-error.ts";
import type { TableName, Tables } from "./tables.ts";
import type { Sim } from "./sim.ts";

const kinds: Partial<Record<TableName, string>> = {
  customers: "customer",
  products: "product",
  prices: "price",
  payment_methods: "PaymentMethod",
  setup_intents: "setupintent",
  payment_intents: "payment_intent",
  subscriptions: "subscription",
  subscription_schedules: "subscription schedule",
  invoices: "invoice",
  charges: "charge",
  refunds: "refund",
  events: "event",
  disputes: "dispute",
  webhook_endpoints: "webhook endpoint",
  test_clocks: "billing clock",
};

/** The row, or Stripe's 404 (400 for a reference inside a request body). */
export function load<Name extends TableName>(sim: Sim, table: Name, id: string, param?: string): Tables[Name] {
  const row = sim.store.get(table, id);
  if (row === undefined) throw missing(kinds[table] ?? table, id, param);
  return row;
}
