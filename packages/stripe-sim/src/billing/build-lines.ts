import { newId } from "../model/ids.ts";
import type { InvoiceLine, Price, SubscriptionItem } from "../model/wire.ts";
import type { Sim } from "../model/sim.ts";

interface LineGiven {
  price: Price;
  quantity: number;
  amount: number;
  item: string;
  subscription: string;
  period: { start: number; end: number };
  isProration: boolean;
  description: string;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** As the provider writes it on an invoice: $2,880.00 / year. */
function money(price: Price): string {
  const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: price.currency });
  return `${amount.format((price.unit_amount ?? 0) / 100)} / ${price.recurring?.interval ?? "once"}`;
}

function productName(sim: Sim, price: Price): string {
  return sim.store.get("products", price.product)?.name ?? price.product;
}

function buildLine(given: LineGiven): InvoiceLine {
  return {
    id: newId("il"),
    object: "line_item",
    amount: given.amount,
    currency: given.price.currency,
    description: given.description,
    discount_amounts: [],
    discountable: !given.isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: given.isProration ? newId("ii") : null,
        proration: given.isProration,
        proration_details: { credited_items: null },
        subscription: given.subscription,
        subscription_item: given.item,
      },
      type: "subscription_item_details",
    },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: given.price.id, product: given.price.product },
      type: "price_details",
      unit_amount_decimal: given.price.unit_amount_decimal,
    },
    quantity: given.quantity,
    quantity_decimal: String(given.quantity),
    subscription: given.subscription,
    subtotal: given.amount,
    taxes: [],
  };
}

/** The full price of an item for the period it stands in. */
export function cycleLine(sim: Sim, item: SubscriptionItem): InvoiceLine {
  const quantity = item.quantity ?? 1;
  return buildLine({
    price: item.price,
    quantity,
    amount: (item.price.unit_amount ?? 0) * quantity,
    item: item.id,
    subscription: item.subscription,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
    description: `${quantity} × ${productName(sim, item.price)} (at ${money(item.price)})`,
  });
}

/** Part of an item's price for the rest of its period from `from` on; the sign says credit or charge. */
export function prorationLine(sim: Sim, item: SubscriptionItem, from: number, sign: 1 | -1): InvoiceLine {
  const quantity = item.quantity ?? 1;
  const length = item.current_period_end - item.current_period_start;
  const share = length <= 0 ? 0 : Math.max(0, Math.min(1, (item.current_period_end - from) / length));
  // As the provider writes it: 17 Nov 2026.
  const day = dayFormat.format(new Date(from * 1000));
  const label = sign < 0 ? "Unused time on" : "Remaining time on";
  return buildLine({
    price: item.price,
    quantity,
    amount: sign * Math.round((item.price.unit_amount ?? 0) * quantity * share),
    item: item.id,
    subscription: item.subscription,
    period: { start: from, end: item.current_period_end },
    isProration: true,
    description: `${label} ${productName(sim, item.price)} after ${day}`,
  });
}
