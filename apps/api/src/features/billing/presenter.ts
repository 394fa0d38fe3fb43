import {
  Invoice,
  type PaymentConfig,
  type PaymentMethod,
  type Subscription,
  type SubscriptionChange,
} from "@adjudge/contracts";
import type Stripe from "stripe";
import type { Payments } from "../../platform/payments/payments.ts";
import type { PlanRow } from "../plans/service.ts";
import { presentPlan } from "../plans/service.ts";
import type { PlanChange } from "./change.ts";
import type { MethodRow } from "./method-repository.ts";
import type { findSubscriptionsOf } from "./subscription-repository.ts";

/** What a browser needs to reach the provider; never a secret. */
export const presentPaymentConfig = ({ mode, publishableKey, scriptUrl, publicBase }: Payments): PaymentConfig => ({
  mode,
  publishable_key: publishableKey,
  script_url: scriptUrl,
  api_base: publicBase,
});

type SubscriptionRow = Awaited<ReturnType<typeof findSubscriptionsOf>>[number];

type PresentedSubscription = { row: SubscriptionRow; plan: PlanRow; nextPlan: PlanRow | null; isActive: boolean };

export const presentSubscription = ({ row, plan, nextPlan, isActive }: PresentedSubscription): Subscription => ({
  id: row.id,
  plan: presentPlan(plan),
  payed: isActive,
  is_active: isActive,
  status: row.status,
  current_period_end: row.current_period_end.toISOString(),
  cancel_at_period_end: row.cancel_at_period_end,
  next_plan: isActive && nextPlan ? presentPlan(nextPlan) : null,
  card: row.card,
});

export const presentMethod = (row: MethodRow): PaymentMethod => ({
  payment_method_id: row.provider_payment_method_id,
  name: row.name,
  description: row.description,
  brand: row.brand,
  last4: row.last4,
  exp_month: row.exp_month,
  exp_year: row.exp_year,
});

function messageOf({ applied, effective, clientSecret }: PlanChange): string {
  if (applied) return effective === "now" ? "Your plan was changed." : "Your new plan starts with the next period.";
  return clientSecret ? "Please confirm the payment." : "Preview.";
}

export const presentChange = (change: PlanChange): SubscriptionChange => ({
  message: messageOf(change),
  applied: change.applied,
  plan: presentPlan(change.plan),
  amount_due: change.amountDueCents / 100,
  effective: change.effective,
  effective_date: change.effectiveDate.toISOString(),
  lines: change.lines.map(({ description, cents }) => ({ description, amount: cents / 100 })),
  clientSecret: change.clientSecret,
});

export const presentInvoice = (invoice: Stripe.Invoice): Invoice => ({
  id: invoice.id ?? "",
  number: invoice.number,
  created_date: new Date(invoice.created * 1000).toISOString(),
  amount: invoice.total / 100,
  currency: invoice.currency,
  status: Invoice.shape.status.catch("open").parse(invoice.status),
  hosted_url: invoice.hosted_invoice_url ?? null,
  pdf_url: invoice.invoice_pdf ?? null,
});
