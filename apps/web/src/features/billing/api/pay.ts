import { paySubscription, type Plan, verifyPayment } from "@adjudge/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callWithStatus } from "../../../lib/api-client.ts";
import { currentUserQuery } from "../../../lib/current-user.ts";
import { checkoutPath } from "../../../lib/paths.ts";
import { reloadQueries } from "../../../lib/reload-queries.ts";
import { subscriptionQuery } from "../../../lib/subscription.ts";
import type { Mounted } from "../components/element-box.tsx";
import { messageOfProvider, type Provider } from "../provider.ts";

/** What the provider or the bank said; shown as `Payment failed: {message}`. */
export class PaymentRefused extends Error {}

/** The form itself is not filled in yet; nothing was sent. */
export class FormIncomplete extends Error {}

export interface Paid {
  attemptId: string;
  intentId: string | null;
}

const startPaying = (plan: Plan, paymentMethodId?: string) =>
  call(paySubscription, {
    body: {
      subscription: { plan_id: plan.id },
      ...(paymentMethodId === undefined ? {} : { payment_method_id: paymentMethodId }),
    },
    idempotencyKey: crypto.randomUUID(),
  });

/** After anything that may have changed the plan. */
export function useReloadPlan(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => reloadQueries(queryClient, [subscriptionQuery.queryKey, currentUserQuery.queryKey, ["invoices"]]);
}

/** The typed-in card. The provider leaves for the return address, unless nothing had to be paid. */
async function payByForm({ plan, mounted }: { plan: Plan; mounted: Mounted }): Promise<Paid> {
  const { provider, elements } = mounted;
  const checked = await elements.submit();
  if (checked.error) throw new FormIncomplete(messageOfProvider(checked.error));
  const { clientSecret, attempt_id: attemptId } = await startPaying(plan);
  if (clientSecret === null) return { attemptId, intentId: null };
  const confirmParams = { return_url: `${window.location.origin}${checkoutPath(plan.id)}` };
  const { error, paymentIntent } = await provider.confirmPayment({ elements, clientSecret, confirmParams });
  if (error) throw new PaymentRefused(messageOfProvider(error));
  return { attemptId, intentId: paymentIntent?.id ?? null };
}

interface SavedCard {
  plan: Plan;
  provider: Provider;
  paymentMethodId: string;
}

/** A saved card. Its owner may still be asked by the bank, which the provider does over the page. */
async function payBySavedCard({ plan, provider, paymentMethodId }: SavedCard): Promise<Paid> {
  const { clientSecret, attempt_id: attemptId } = await startPaying(plan, paymentMethodId);
  if (clientSecret === null) return { attemptId, intentId: null };
  const { error, paymentIntent } = await provider.confirmCardPayment(clientSecret, { payment_method: paymentMethodId });
  if (error) throw new PaymentRefused(messageOfProvider(error));
  if (paymentIntent?.status !== "succeeded" && paymentIntent?.status !== "processing")
    throw new PaymentRefused("The payment was not completed.");
  return { attemptId, intentId: paymentIntent.id };
}

export const usePayByForm = () => useMutation({ mutationFn: payByForm });

export const usePayBySavedCard = () => useMutation({ mutationFn: payBySavedCard });

const processingPauseMs = 2000;
const processingTries = 15;

/** Asks the server what became of a payment; banks that take their time are asked about again. */
export async function verifyIntent(paymentIntent: string, signal?: AbortSignal): Promise<"paid" | "processing"> {
  for (let attempt = 0; attempt < processingTries; attempt += 1) {
    const { status } = await callWithStatus(verifyPayment, { body: { payment_intent: paymentIntent }, signal });
    if (status === 200) return "paid";
    await new Promise((next) => setTimeout(next, processingPauseMs));
    signal?.throwIfAborted();
  }
  return "processing";
}
