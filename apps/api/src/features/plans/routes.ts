import { getPlan, listPlans } from "@adjudge/contracts";
import type { Api } from "../../http/api.ts";
import { route } from "../../http/route.ts";
import { presentPlan } from "./presenter.ts";
import type { PlansService } from "./service.ts";

export function registerPlanRoutes(api: Api, plans: PlansService): void {
  route(api, listPlans, async ({ query }) => {
    const rows = await plans.list({ billingCycle: query.billing_cycle ?? "Monthly" });
    return { message: "Subscription plans retrieved successfully.", plans: rows.map(presentPlan) };
  });
  route(api, getPlan, async ({ params }) => presentPlan(await plans.get({ id: params.id })));
}
