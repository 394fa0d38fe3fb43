import type Stripe from "stripe";
import { inTransaction } from "../../platform/db/transaction.ts";
import { renderMail, type MailContent } from "../../platform/mail/mail-layout.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { claimNotice, findPayer } from "./payment-repository.ts";

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

const upcoming = (invoice: Stripe.Invoice, origin: string): Notice => ({
  key: `upcoming:${invoice.period_end}`,
  subject: "Your Adjudge plan renews soon",
  content: {
    title: "Your plan renews soon",
    paragraphs: [
      `On ${day(invoice.next_payment_attempt ?? invoice.period_end)} we charge ${dollars(invoice.amount_due)}.`,
    ],
    button: { label: "See your plan", url: `${origin}/account` },
  },
});

async function noticeFor(
  { payments, origin }: BillingDependencies,
  type: string,
  objectId: string,
): Promise<Notice | null> {
  const isInvoice = [
    "invoice.paid",
    "invoice.payment_failed",
    "invoice.payment_action_required",
    "invoice.upcoming",
  ].includes(type);
  if (!isInvoice || objectId === "") return null;
  const invoice = await payments.stripe.invoices.retrieve(objectId);
  if (type === "invoice.paid") return invoice.amount_paid > 0 ? receipt(invoice) : null;
  if (type === "invoice.payment_failed") return failed(invoice, origin);
  if (type === "invoice.payment_action_required") return actionNeeded(invoice, origin);
  return upcoming(invoice, origin);
}

/** The mail that goes with an event, once, however often and in whatever order the event comes. */
export async function sendNotice(
  deps: BillingDependencies,
  { userId, type, objectId }: { userId: string; type: string; objectId: string },
): Promise<void> {
  const notice = await noticeFor(deps, type, objectId);
  const payer = notice === null ? undefined : await findPayer(deps.db, { userId });
  if (notice === null || !payer) return;
  await inTransaction(deps.db, async (tx) => {
    if (!(await claimNotice(tx, { userId, notice: notice.key }))) return;
    const { subject, content } = notice;
    await deps.mail.enqueue(tx, { kind: `billing.${type}`, to: payer.email, subject, ...renderMail(content) });
  });
}
