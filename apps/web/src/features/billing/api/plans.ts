import { type BillingCycle, getPlan, listPlans } from "@adjudge/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api-client.ts";
import { nextTask } from "../../../lib/next-task.ts";

/** Never fresh: choosing a cycle asks the server again, while the plans seen last stay in place. */
export const plansQuery = (cycle: BillingCycle) =>
  queryOptions({
    queryKey: ["plans", cycle],
    queryFn: async ({ signal }) => {
      // Not in the task in which a phone takes over the landing page.
      await nextTask();
      return (await call(listPlans, { query: { billing_cycle: cycle }, signal })).plans;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ["plan", id],
    queryFn: ({ signal }) => call(getPlan, { params: { id }, signal }),
  });
