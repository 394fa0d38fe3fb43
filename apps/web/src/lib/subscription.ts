import type { SubscriptionState } from "@adjudge/contracts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useHasSession } from "./session.ts";
import { setNotPayed, setPayed, setYourPlan, store, useAppSelector } from "./store.ts";

/** Fetching it moves the paid flag and the plan in the store: both follow the server, whoever asked. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: async ({ signal }) => {
    const { fetchSubscription } = await import("./session-calls.ts");
    const subscription = await fetchSubscription(signal);
    // Thrown away while it was being read: a newer response counts.
    signal.throwIfAborted();
    store.dispatch(subscription.is_active ? setPayed() : setNotPayed());
    // A paid user without a plan of their own is somebody's team member.
    store.dispatch(setYourPlan(subscription.team_member ? null : subscription.plan));
    return subscription;
  },
});

interface SubscriptionView {
  subscription: SubscriptionState | null;
  /** The last known paid flag, also before the response is here. */
  isPaid: boolean;
  /** `Growth Plan`, `Team Member`, or null for an unpaid user. */
  planLabel: string | null;
  error: Error | null;
  isPending: boolean;
}

export function useSubscription(): SubscriptionView {
  const hasSession = useHasSession();
  const { data, error, isPending } = useQuery({ ...subscriptionQuery, enabled: hasSession });
  const payed = useAppSelector((state) => state.payed);
  const yourPlan = useAppSelector((state) => state.token.yourPlan);
  const isPaid = hasSession && payed;
  const paidLabel = yourPlan === null ? "Team Member" : `${yourPlan.name} Plan`;
  return {
    subscription: (hasSession && data) || null,
    isPaid,
    planLabel: isPaid ? paidLabel : null,
    error,
    isPending: hasSession && isPending,
  };
}
