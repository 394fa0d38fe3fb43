import { buildItem, planOf } from "./build-subscription.ts";
import { cycleLine, prorationLine } from "./build-lines.ts";
import { periodEnd, sameInterval } from "./periods.ts";
import { invalid } from "../http/api-error.ts";
import { flag, integer, mergeMetadata, text } from "../http/params.ts";
import type { Form } from "../http/form.ts";
import type { Sim } from "../model/sim.ts";
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from "../model/wire.ts";

interface ItemsChange {
  next: Subscription;
  /** Credit and charge for the change; empty when nothing is prorated. */
  lines: InvoiceLine[];
  resetsPeriod: boolean;
}

export interface ItemsGiven {
  items: readonly Form[];
  prorates: boolean;
  prorationDate: number;
  resetsAnchor: boolean;
}

export function priceOf(sim: Sim, id: string, param: string): Price {
  const price = sim.store.get("prices", id);
  if (!price) throw invalid(`No such price: '${id}'`, param, "resource_missing");
  if (price.recurring === null) {
    throw invalid(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      param,
    );
  }
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, param);
  return price;
}

function changeItem(sim: Sim, subscription: Subscription, sent: Form, index: number, now: number): SubscriptionItem[] {
  const id = text(sent, "id");
  const present = subscription.items.data.find((item) => item.id === id);
  if (id && !present) throw invalid(`No such subscription item: '${id}'`, `items[${index}][id]`, "resource_missing");
  if (flag(sent, "deleted")) return [];
  const priceId = text(sent, "price");
  const price = priceId ? priceOf(sim, priceId, `items[${index}][price]`) : present?.price;
  if (!price)
    throw invalid(`Missing required param: items[${index}][price].`, `items[${index}][price]`, "parameter_missing");
  const quantity = integer(sent, "quantity") ?? present?.quantity ?? 1;
  const metadata = mergeMetadata(sent, present?.metadata ?? {});
  if (present) return [{ ...present, price, plan: planOf(price), quantity, metadata }];
  const first = subscription.items.data[0];
  const period = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
  return [buildItem(subscription.id, { price, quantity, metadata }, period, now)];
}

function mergeItems(sim: Sim, subscription: Subscription, items: readonly Form[], now: number): SubscriptionItem[] {
  const touched = new Set(items.map((sent) => text(sent, "id")));
  const kept = subscription.items.data.filter((item) => !touched.has(item.id));
  const changed = items.flatMap((sent, index) => changeItem(sim, subscription, sent, index, now));
  const merged = [...kept, ...changed];
  const first = merged[0];
  if (!first) throw invalid("A subscription must have at least one active plan.", "items");
  if (merged.some((item) => !sameInterval(item.price, first.price))) {
    throw invalid("Currently, all prices of one subscription must have the same recurring interval.", "items");
  }
  if (merged.some((item) => item.price.currency !== subscription.currency)) {
    throw invalid("All prices on a subscription must use the same currency.", "items", "currency_mismatch");
  }
  return merged;
}

function isSameItem(a: SubscriptionItem, b: SubscriptionItem | undefined): boolean {
  return b !== undefined && a.price.id === b.price.id && a.quantity === b.quantity;
}

/** Works out a change of items and what it costs, without writing anything: preview and update share it. */
export function changeItems(sim: Sim, subscription: Subscription, given: ItemsGiven): ItemsChange {
  const now = sim.now(subscription.customer);
  const merged = mergeItems(sim, subscription, given.items, now);
  const before = subscription.items.data;
  const first = merged[0];
  const old = before[0];
  const changesInterval = first && old ? !sameInterval(first.price, old.price) : false;
  const isTrial = subscription.status === "trialing";
  const resetsPeriod = (changesInterval || given.resetsAnchor) && !isTrial;
  const anchor = resetsPeriod ? given.prorationDate : subscription.billing_cycle_anchor;
  const data = merged.map((item) =>
    resetsPeriod
      ? { ...item, current_period_start: anchor, current_period_end: periodEnd(item.price, anchor, anchor) }
      : item,
  );
  const touchedOld = before.filter(
    (item) =>
      resetsPeriod ||
      !isSameItem(
        item,
        data.find((next) => next.id === item.id),
      ),
  );
  const touchedNew = data.filter(
    (item) =>
      resetsPeriod ||
      !isSameItem(
        item,
        before.find((prior) => prior.id === item.id),
      ),
  );
  const credits = touchedOld.map((item) => prorationLine(sim, item, given.prorationDate, -1));
  const charges = touchedNew.map((item) =>
    resetsPeriod ? cycleLine(sim, item) : prorationLine(sim, item, given.prorationDate, 1),
  );
  const prorated = given.prorates && !isTrial ? [...credits, ...charges] : resetsPeriod ? charges : [];
  return {
    next: { ...subscription, billing_cycle_anchor: anchor, items: { ...subscription.items, data } },
    lines: prorated,
    resetsPeriod,
  };
}
