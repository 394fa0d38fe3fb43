import type Stripe from "stripe";
import { inTransaction } from "../../platform/db/transaction.ts";
import { renderMail, type MailContent } from "../../platform/mail/mail-layout.ts";
import type { BillingDependencies } from "./dependencies.ts";
import { claimNotice } from "./event-repository.ts";
import { intentOf } from "./open-payment.ts";
import { findPayer } from "./payment-repository.ts";
import { periodCents } from "./prices.ts";
import { findLiveSubscriptionOf } from "./subscription-repository.ts";

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dollars = (cents: number): string => usd.format(cents / 100);
/** As on the pages: 11/17/2026. */
const dayFormat = new Intl.DateTimeFormat("en-US", {
  ...{ day: "2-digit", month: "2-digit", year: "numeric" },
  timeZone: "UTC",
});

type Notice = { key: string; subject: string; content: MailContent };

const receipt = (invoice: Stripe.Invoice): Notice => ({
  key: `receipt:${invoice.id}`,
  subject: `Receipt for your Adjudge plan: ${dollars(invoice.amount_paid)}`,
  content: {
    title: "Thank you for your payment",
    paragraphs: [
      `We received ${dollars(invoice.amount_paid)} on ${dayFormat.format(1000 * (invoice.status_transitions.paid_at ?? invoice.created))}.`,
      `Invoice ${invoice.number ?? invoice.id}.`,
    ],
    ...(invoice.hosted_invoice_url ? { button: { label: "See the invoice", url: invoice.hosted_invoice_url } } : {}),
  },
});

/**
 * The first failure, the third and the last: enough to be noticed, too few to be a nuisance. Counted by what is true
 * now, so that an event which comes late still tells of the step that was missed, once.
 */
function stepOf({ attempt_count: count, next_payment_attempt: next }: Stripe.Invoice): "first" | "third" | "last" {
  if (next === null) return "last";
  return count >= 3 ? "third" : "first";
}

/** Only of renewals: who pays for the first time or changes the plan is told on the page. */
const isOpenRenewal = ({ billing_reason, status }: Stripe.Invoice): boolean =>
  billing_reason === "subscription_cycle" && status === "open";

function failed(invoice: Stripe.Invoice, { hasEnded, origin }: { hasEnded: boolean; origin: string }): Notice {
  const price = dollars(invoice.amount_due);
  return {
    key: `failed:${invoice.id}:${hasEnded ? "last" : stepOf(invoice)}`,
    subject: hasEnded ? "Your Adjudge plan has ended" : "Your payment for Adjudge failed",
    content: hasEnded
      ? {
          title: "Your plan has ended",
          paragraphs: [
            `The card on file could not be charged ${price}, and we will not try again.`,
            "Everything you uploaded is kept. You can choose a plan again at any time.",
          ],
          button: { label: "Choose a plan", url: `${origin}/#prices` },
        }
      : {
          title: "Your payment failed",
          paragraphs: [
            `The card on file could not be charged ${price}. Your plan stays active while we try again.`,
            "Please check the card, or add another one, which is charged at once.",
          ],
          button: { label: "Update the card", url: `${origin}/account` },
        },
  };
}

function actionNeeded(invoice: Stripe.Invoice, planId: string, origin: string): Notice {
  const secret = invoice.confirmation_secret?.client_secret;
  const query = secret ? `?payment_intent=${intentOf(secret)}` : "";
  return {
    key: `action:${invoice.id}`,
    subject: "Please confirm your payment for Adjudge",
    content: {
      title: "Your bank asks for a confirmation",
      paragraphs: [`The payment of ${dollars(invoice.amount_due)} for your plan needs your confirmation.`],
      button: { label: "Confirm the payment", url: `${origin}/checkout/${planId}${query}` },
    },
  };
}

const upcoming = (
  { amountCents, renewsAt, takesOver }: { amountCents: number; renewsAt: Date; takesOver: string | null },
  origin: string,
): Notice => ({
  key: `upcoming:${Math.floor(renewsAt.getTime() / 1000)}`,
  subject: "Your Adjudge plan renews soon",
  content: {
    title: "Your plan renews soon",
    paragraphs: [
      `On ${dayFormat.format(renewsAt)} we charge ${dollars(amountCents)} to your card${
        takesOver === null ? "" : ` for the ${takesOver} Plan, which then takes over`
      }.`,
      "You can change or cancel your plan until then.",
    ],
    button: { label: "See your plan", url: `${origin}/account` },
  },
});

/** An announced invoice does not exist yet and cannot be fetched: what it will be is asked anew. */
async function upcomingNotice(deps: BillingDependencies, userId: string): Promise<Notice | null> {
  const { db, payments, plans, origin } = deps;
  const live = await findLiveSubscriptionOf(db, { userId });
  if (!live || live.cancel_at_period_end) return null;
  const renewsAt = live.current_period_end;
  // The provider's preview is of the plan that runs; a smaller one that waits is charged at its own price.
  if (live.next_plan_id !== null) {
    const next = await plans.get({ id: live.next_plan_id });
    return upcoming({ amountCents: periodCents(next), renewsAt, takesOver: next.name }, origin);
  }
  const { amount_due } = await payments.stripe.invoices.createPreview({ subscription: live.provider_subscription_id });
  return upcoming({ amountCents: amount_due, renewsAt, takesOver: null }, origin);
}

async function noticeFor(deps: BillingDependencies, event: NoticedEvent): Promise<Notice | null> {
  const { userId, type, objectId } = event;
  if (type === "invoice.upcoming") return upcomingNotice(deps, userId);
  const isInvoice = ["invoice.paid", "invoice.payment_failed", "invoice.payment_action_required"].includes(type);
  if (!isInvoice || objectId === "") return null;
  const invoice = await deps.payments.stripe.invoices.retrieve(objectId, { expand: ["confirmation_secret"] });
  const live = await findLiveSubscriptionOf(deps.db, { userId });
  if (type === "invoice.paid") return invoice.amount_paid > 0 ? receipt(invoice) : null;
  if (type === "invoice.payment_failed")
    return isOpenRenewal(invoice) ? failed(invoice, { hasEnded: live === undefined, origin: deps.origin }) : null;
  return live && isOpenRenewal(invoice) ? actionNeeded(invoice, live.plan_id, deps.origin) : null;
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
