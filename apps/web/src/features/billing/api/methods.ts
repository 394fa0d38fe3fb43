import { addPaymentMethod, deletePaymentMethod, listPaymentMethods, setUpPaymentMethod } from "@adjudge/contracts";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { setPaymentMethods, store } from "../../../lib/store.ts";
import { idOf, messageOfProvider } from "../provider.ts";
import { useReloadPlan } from "./pay.ts";
import type { Mounted } from "../components/element-box.tsx";

/** The saved cards are also in the store, replaced as a whole (docs/product/states.md#client-state). */
export const methodsQuery = queryOptions({
  queryKey: ["payment-methods"],
  queryFn: async ({ signal }) => {
    const { payment_methods } = await call(listPaymentMethods, { signal });
    store.dispatch(setPaymentMethods(payment_methods));
    return payment_methods;
  },
});

interface NewMethod {
  mounted: Mounted;
  name: string;
  description: string;
  /** Called when the card's owner has to be asked by the bank; the page makes room for that. */
  onChallenge: () => void;
}

async function saveCard({ mounted, name, description, onChallenge }: NewMethod) {
  const { provider, element } = mounted;
  const { clientSecret } = await call(setUpPaymentMethod, {});
  const card = { payment_method: { card: element, billing_details: { name } } };
  let outcome = await provider.confirmCardSetup(clientSecret, card, { handleActions: false });
  if (outcome.setupIntent?.status === "requires_action") {
    onChallenge();
    outcome = await provider.handleNextAction({ clientSecret });
  }
  if (outcome.error) throw new Error(messageOfProvider(outcome.error));
  const id = idOf(outcome.setupIntent?.payment_method ?? null);
  if (id === null || outcome.setupIntent?.status !== "succeeded") throw new Error("The card was not saved.");
  const body = { payment_method_id: id, name, description };
  const { message } = await call(addPaymentMethod, { body, idempotencyKey: crypto.randomUUID() });
  return { message, id };
}

export function useSaveCard() {
  const queryClient = useQueryClient();
  const reloadPlan = useReloadPlan();
  return useMutation({
    mutationFn: saveCard,
    // A renewal that was overdue has been charged to the new card.
    onSuccess: () => Promise.all([queryClient.invalidateQueries({ queryKey: methodsQuery.queryKey }), reloadPlan()]),
  });
}

export function useRemoveCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePaymentMethod, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: methodsQuery.queryKey }),
  });
}
