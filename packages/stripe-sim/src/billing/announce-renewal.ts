import { previewInvoice } from "./preview-invoice.ts";
import { emit } from "../webhooks/emit.ts";
import type { Sim } from "../model/sim.ts";
import type { Subscription } from "../model/wire.ts";

/** Stripe's default among its settings of 3 to 45 days. */
const leadSeconds = 7 * 24 * 3600;

/** When the coming renewal is to be told about; undefined when it was, or when there is none. */
export function announcementAt(sim: Sim, subscription: Subscription): number | undefined {
  const item = subscription.items.data[0];
  if (!item || subscription.status !== "active" || subscription.cancel_at_period_end) return undefined;
  const at = item.current_period_end - leadSeconds;
  const done = sim.store.get("announcements", subscription.id)?.periodEnd ?? 0;
  return at > item.current_period_start && done < item.current_period_end ? at : undefined;
}

/** `invoice.upcoming` carries a preview: its id cannot be retrieved, as with Stripe. */
export function announceRenewal(sim: Sim, subscription: Subscription): void {
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  sim.store.put("announcements", { id: subscription.id, periodEnd });
  emit(sim, "invoice.upcoming", previewInvoice(sim, { subscription: subscription.id }));
}
