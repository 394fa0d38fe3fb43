import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Plan } from "./plans.ts";
import { ComparisonUsage, MemberUsage, PageInfo, PageQuery, UploadUsage, requiredText } from "./shared.ts";
import { Id, Timestamp } from "./values.ts";

const tag = "Subscription";

export const SubscriptionStatus = z.enum([
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const Subscription = z.object({
  id: Id,
  plan: Plan,
  payed: z.boolean(),
  is_active: z.boolean(),
  status: SubscriptionStatus,
  current_period_end: Timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  /** The plan that takes over when the period ends, where a smaller one was chosen. */
  next_plan: Plan.nullable(),
  /** What pays the next period; it need not be one that was saved under a name. */
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Of the running period; a team member sees the owner's. */
export const PlanUsage = z.object({
  uploads: UploadUsage,
  comparisons: ComparisonUsage,
  members: MemberUsage,
  period_end: Timestamp.nullable(),
});
export type PlanUsage = z.infer<typeof PlanUsage>;

export const SubscriptionState = z.object({
  message: z.string(),
  is_active: z.boolean(),
  payed: z.boolean(),
  plan: Plan.nullable(),
  team_member: z.boolean(),
  subscriptions: z.array(Subscription),
  usage: PlanUsage,
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

export const getSubscription = endpoint({
  name: "getSubscription",
  method: "GET",
  path: "/subscribe",
  auth: "user",
  encoding: "none",
  response: SubscriptionState,
  errors: ["token_invalid"],
  summary: "The user's plan, subscriptions and usage.",
  tag,
});

const PlanId = requiredText("Plan is required").min(1, "Plan is required").max(64, "Plan is required");

export const ChangeSubscriptionBody = z.object({
  plan_id: PlanId,
  preview: z.boolean({ error: "Preview must be true or false." }).optional(),
  /** The `effective_date` of the preview that was shown: its amount is then charged to the cent. */
  effective_date: z.iso.datetime({ error: "Effective date must be a date." }).optional(),
  /** A saved card that pays from now on; without it the one that paid so far. */
  payment_method_id: z.string({ error: "Select payment method" }).max(255, "Select payment method").optional(),
});
export type ChangeSubscriptionBody = z.infer<typeof ChangeSubscriptionBody>;

/** With `preview` nothing is changed: the amounts are what the change would charge. */
export const SubscriptionChange = z.object({
  message: z.string(),
  applied: z.boolean(),
  plan: Plan,
  /** Dollars due now, after the credit for unused time; 0 for a change at the period's end. */
  amount_due: z.number(),
  effective: z.enum(["now", "period_end"]),
  effective_date: Timestamp,
  lines: z.array(z.object({ description: z.string(), amount: z.number() })),
  /** Set where the card owner has to confirm the charge. */
  clientSecret: z.string().nullable(),
});
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

export const changeSubscription = endpoint({
  name: "changeSubscription",
  method: "POST",
  path: "/subscription/change",
  auth: "user",
  body: ChangeSubscriptionBody,
  encoding: "json",
  response: SubscriptionChange,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "payment_failed",
    "subscription_required",
    "not_found",
    "conflict",
    "payment_in_progress",
    "provider_unavailable",
  ],
  summary: "Change to another plan, or preview the exact charge.",
  tag,
});

export const SubscriptionUpdated = z.object({ message: z.string(), subscription: Subscription });
export type SubscriptionUpdated = z.infer<typeof SubscriptionUpdated>;

export const cancelSubscription = endpoint({
  name: "cancelSubscription",
  method: "POST",
  path: "/subscription/cancel",
  auth: "user",
  encoding: "none",
  response: SubscriptionUpdated,
  errors: ["token_invalid", "subscription_required", "conflict", "provider_unavailable"],
  summary: "Cancel at the period's end.",
  tag,
});

export const resumeSubscription = endpoint({
  name: "resumeSubscription",
  method: "POST",
  path: "/subscription/resume",
  auth: "user",
  encoding: "none",
  response: SubscriptionUpdated,
  errors: ["token_invalid", "subscription_required", "conflict", "provider_unavailable"],
  summary: "Undo a cancellation before the period ends.",
  tag,
});

export const Invoice = z.object({
  id: Id,
  number: z.string().nullable(),
  created_date: Timestamp,
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  hosted_url: z.string().nullable(),
  /** The invoice as a file. */
  pdf_url: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceList = PageInfo.extend({ message: z.string(), invoices: z.array(Invoice) });
export type InvoiceList = z.infer<typeof InvoiceList>;

export const listInvoices = endpoint({
  name: "listInvoices",
  method: "GET",
  path: "/invoices",
  auth: "user",
  query: PageQuery,
  encoding: "none",
  response: InvoiceList,
  errors: ["validation_failed", "token_invalid", "provider_unavailable"],
  summary: "One's own invoices, newest first.",
  tag,
});

export const PaySubscriptionBody = z.object({
  subscription: z.object(
    { plan_id: PlanId, payment_method_id: z.string({ error: "Select payment method" }).max(255).optional() },
    { error: "Plan is required" },
  ),
  payment_method_id: z.string({ error: "Select payment method" }).max(255, "Select payment method").optional(),
});
export type PaySubscriptionBody = z.infer<typeof PaySubscriptionBody>;

/** `clientSecret` is null where a saved card paid without asking its owner. */
export const PaymentStart = z.object({ clientSecret: z.string().nullable(), message: z.string(), attempt_id: Id });
export type PaymentStart = z.infer<typeof PaymentStart>;

export const paySubscription = endpoint({
  name: "paySubscription",
  method: "POST",
  path: "/subscription/pay",
  auth: "user",
  body: PaySubscriptionBody,
  encoding: "json",
  idempotent: true,
  response: PaymentStart,
  errors: [
    "validation_failed",
    "malformed_json",
    "token_invalid",
    "payment_failed",
    "not_found",
    "conflict",
    "already_subscribed",
    "payment_in_progress",
    "idempotency_mismatch",
    "provider_unavailable",
  ],
  summary: "Start paying for a plan. The amount is the plan's.",
  tag,
});

export const subscriptionEndpoints = [
  getSubscription,
  paySubscription,
  changeSubscription,
  cancelSubscription,
  resumeSubscription,
  listInvoices,
] as const;
