import {
  cancelSubscription,
  changeSubscription,
  listInvoices,
  resumeSubscription,
  type SubscriptionChange,
} from "@adjudge/contracts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { messageOfProvider, type Provider } from "../provider.ts";
import { PaymentRefused, useReloadPlan, verifyIntent } from "./pay.ts";

/** What changing to a plan would cost at this moment; asked anew each time it is shown. */
export const previewQuery = (planId: string) =>
  queryOptions({
    queryKey: ["plan-change", planId],
    queryFn: ({ signal }) => call(changeSubscription, { body: { plan_id: planId, preview: true }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

interface Change {
  preview: SubscriptionChange;
  provider: Provider | null;
  /** A saved card that pays from now on; null for the one that does. */
  paymentMethodId: string | null;
}

/** Applies the change exactly as it was shown; a bank that wants its customer's word is asked over the page. */
async function applyChange({ preview, provider, paymentMethodId }: Change): Promise<string> {
  const { effective, effective_date } = preview;
  const change = await call(changeSubscription, {
    body: {
      plan_id: preview.plan.id,
      ...(effective === "now" ? { effective_date } : {}),
      ...(paymentMethodId === null ? {} : { payment_method_id: paymentMethodId }),
    },
  });
  if (change.clientSecret === null) return change.message;
  if (provider === null) throw new Error("The payment form could not be loaded.");
  const { error, paymentIntent } = await provider.confirmCardPayment(change.clientSecret);
  if (error) throw new PaymentRefused(messageOfProvider(error));
  if (paymentIntent) await verifyIntent(paymentIntent.id);
  return "Your plan was changed.";
}

export function useApplyChange() {
  const reload = useReloadPlan();
  return useMutation({ mutationFn: applyChange, onSettled: reload });
}

export function useCancelPlan() {
  const reload = useReloadPlan();
  return useMutation({ mutationFn: () => call(cancelSubscription, {}), onSettled: reload });
}

/** Asking for the plan one has undoes a waiting change. */
export function useKeepPlan() {
  const reload = useReloadPlan();
  return useMutation({
    mutationFn: (planId: string) => call(changeSubscription, { body: { plan_id: planId } }),
    onSettled: reload,
  });
}

export function useResumePlan() {
  const reload = useReloadPlan();
  return useMutation({ mutationFn: () => call(resumeSubscription, {}), onSettled: reload });
}

export const invoicesQuery = (page: number) =>
  queryOptions({
    queryKey: ["invoices", page],
    queryFn: ({ signal }) => call(listInvoices, { query: { page, page_size: 12 }, signal }),
  });
