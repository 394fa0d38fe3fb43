import type Stripe from "stripe";
import { inTransaction } from "../../platform/db/transaction.ts";
import { renderMail, type MailContent } from "../../platform/mail/mail-layout.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { claimNotice } from "./event-repository.ts";
import { findLiveSubscriptionOf, findPayer } from "./payment-repository.ts";

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

type Notice = { key: string; subject: string; content: MailContent };

const receipt = (invoice: Stripe.Invoice): Notice => ({
  key: `receipt:${invoice.id}`,
  subject: `Receipt for your Adjudge plan: ${dollars(invoice.amount_paid)}`,
  content: {
    title: "Thank you for your payment",
    paragraphs: [
      `We received ${dollars(invoice.amount_paid)} on ${day(invoice.status_transitions.paid_at ?? invoice.created)}.`,
      `Invoice ${invoice.number ?? invoice.id}.`,
    ],
    ...(invoice.hosted_invoice_url ? { button: { label: "See the invoice", url: invoice.hosted_invoice_url } } : {}),
  },
});

// The first failure, the third and the last: enough to be noticed, too few to be a nuisance.
const toldAttempts = [1, 3, 8];

function failed(invoice: Stripe.Invoice, origin: string): Notice | null {
  if (!toldAttempts.includes(invoice.attempt_count) || invoice.billing_reason === "subscription_create") return null;
  return {
    key: `failed:${invoice.id}:${invoice.attempt_count}`,
    subject: "Your payment for Adjudge failed",
    content: {
      title: "Your payment failed",
      paragraphs: [
        `The card on file could not be charged ${dollars(invoice.amount_due)}. Your plan goes on while we try again.`,
        "Please check the card or add another one.",
      ],
      button: { label: "Update the card", url: `${origin}/account` },
    },
  };
}

const actionNeeded = (invoice: Stripe.Invoice, origin: string): Notice => ({
  key: `action:${invoice.id}`,
  subject: "Please confirm your payment for Adjudge",
  content: {
    title: "Your bank asks for a confirmation",
    paragraphs: [`The payment of ${dollars(invoice.amount_due)} for your plan needs your confirmation.`],
    button: { label: "Confirm the payment", url: invoice.hosted_invoice_url ?? `${origin}/account` },
  },
});

const upcoming = (invoice: Stripe.Invoice, renewsAt: number, origin: string): Notice => ({
  key: `upcoming:${renewsAt}`,
  subject: "Your Adjudge plan renews soon",
  content: {
    title: "Your plan renews soon",
    paragraphs: [
      `On ${day(renewsAt)} we charge ${dollars(invoice.amount_due)} to your card.`,
      "You can change or cancel your plan until then.",
    ],
    button: { label: "See your plan", url: `${origin}/account` },
  },
});

/** An announced invoice does not exist yet and cannot be fetched: what it will be is asked anew. */
async function upcomingNotice({ db, payments, origin }: BillingDependencies, userId: string): Promise<Notice | null> {
  const live = await findLiveSubscriptionOf(db, { userId });
  if (!live || live.cancel_at_period_end) return null;
  const invoice = await payments.stripe.invoices.createPreview({ subscription: live.provider_subscription_id });
  return upcoming(invoice, Math.floor(live.current_period_end.getTime() / 1000), origin);
}

async function noticeFor(deps: BillingDependencies, event: NoticedEvent): Promise<Notice | null> {
  const { userId, type, objectId } = event;
  if (type === "invoice.upcoming") return upcomingNotice(deps, userId);
  const isInvoice = ["invoice.paid", "invoice.payment_failed", "invoice.payment_action_required"].includes(type);
  if (!isInvoice || objectId === "") return null;
  const invoice = await deps.payments.stripe.invoices.retrieve(objectId);
  if (type === "invoice.paid") return invoice.amount_paid > 0 ? receipt(invoice) : null;
  if (type === "invoice.payment_failed") return failed(invoice, deps.origin);
  return actionNeeded(invoice, deps.origin);
}

type NoticedEvent = { userId: string; type: string; objectId: string };

/** The mail that goes with an event, once, however often and in whatever order the event comes. */
export async function sendNotice(deps: BillingDependencies, { userId, type, objectId }: NoticedEvent): Promise<void> {
  const notice = await noticeFor(deps, { userId, type, objectId });
  const payer = notice === null ? undefined : await findPayer(deps.db, { userId });
  if (notice === null || !payer) return;
  await inTransaction(deps.db, async (tx) => {
    if (!(await claimNotice(tx, { userId, notice: notice.key }))) return;
    const { subject, content } = notice;
    await deps.mail.enqueue(tx, { kind: `billing.${type}`, to: payer.email, subject, ...renderMail(content) });
  });
}
