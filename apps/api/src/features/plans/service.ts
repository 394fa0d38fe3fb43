import type { Db } from "../../platform/db/database.ts";
import { notFound } from "../../platform/app-error.ts";
import { isUuid } from "../../platform/ids.ts";
import { editPlan, type PlanEdit } from "./edit-plan.ts";
import { findPlan, insertMissingPlans, listActivePlans, listAllPlans, type PlanRow } from "./repository.ts";
import { seededPlans } from "./seeded-plans.ts";

export type { PlanRow } from "./repository.ts";
export { UnknownPlanError, type PlanEdit } from "./edit-plan.ts";
export { presentPlan } from "./presenter.ts";

export type PlansService = {
  list: (options: { billingCycle: "Monthly" | "Yearly" }) => Promise<PlanRow[]>;
  get: (options: { id: string }) => Promise<PlanRow>;
  /** Puts the four plans in both cycles there, unless they are. */
  seed: () => Promise<void>;
  /** For the operator: also retired plans. */
  listAll: () => Promise<PlanRow[]>;
  edit: (options: { name: string; edit: PlanEdit }) => Promise<PlanRow[]>;
};

export function createPlansService({ db }: { db: Db }): PlansService {
  return {
    list: (options) => listActivePlans(db, options),
    get: async ({ id }) => {
      const plan = isUuid(id) ? await findPlan(db, { id }) : undefined;
      if (!plan) throw notFound();
      return plan;
    },
    listAll: () => listAllPlans(db),
    edit: (options) => editPlan(db, options),
    seed: () => insertMissingPlans(db, seededPlans()),
  };
}
