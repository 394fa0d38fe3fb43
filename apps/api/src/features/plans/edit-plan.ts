import { yearlyDiscountPercent } from "@adjudge/contracts";
import type { Db } from "../../platform/db/database.ts";
import { countedFeature } from "./features.ts";
import { findPlansNamed, type PlanRow, updatePlan } from "./repository.ts";

/** What an operator may change of a plan; both of its cycles change together. */
export type PlanEdit = {
  /** Full price of a month. The yearly one follows from it. */
  monthlyCents?: number;
  description?: string;
  uploads?: number | null;
  comparisons?: number | null;
  teamMembers?: number | null;
  /** Retired plans are not sold any more; those who have one keep it. */
  active?: boolean;
};

export class UnknownPlanError extends Error {
  override name = "UnknownPlanError";
}

const pricesOf = (monthlyCents: number, cycle: PlanRow["billing_cycle"]) => {
  const discounted =
    cycle === "Yearly" ? Math.round((monthlyCents * (100 - yearlyDiscountPercent)) / 100) : monthlyCents;
  return {
    price_per_month_cents: monthlyCents,
    discounted_price_per_month_cents: discounted,
    total_yearly_price_cents: discounted * 12,
  };
};

function edited(row: PlanRow, edit: PlanEdit) {
  const limits = {
    upload_limit: edit.uploads === undefined ? row.upload_limit : edit.uploads,
    comparison_limit: edit.comparisons === undefined ? row.comparison_limit : edit.comparisons,
    team_member_limit: edit.teamMembers === undefined ? row.team_member_limit : edit.teamMembers,
  };
  const byKey: Record<string, number | null> = {
    uploads: limits.upload_limit,
    comparisons: limits.comparison_limit,
    team_members: limits.team_member_limit,
  };
  return {
    ...limits,
    // The words on the price card name the limit, so they follow it.
    features: row.features.map((feature) => {
      const limit = byKey[feature.key];
      return limit === undefined ? feature : countedFeature(feature.key, limit);
    }),
    ...(edit.monthlyCents === undefined ? {} : pricesOf(edit.monthlyCents, row.billing_cycle)),
    ...(edit.description === undefined ? {} : { description: edit.description }),
    ...(edit.active === undefined ? {} : { active: edit.active }),
  };
}

/** Changes both cycles of a plan. Who pays an old price goes on paying it; new buyers get the new one. */
export async function editPlan(db: Db, { name, edit }: { name: string; edit: PlanEdit }): Promise<PlanRow[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await findPlansNamed(tx, { name });
    if (rows.length === 0) throw new UnknownPlanError(`There is no plan called ${name}.`);
    const changed: PlanRow[] = [];
    for (const row of rows) changed.push(await updatePlan(tx, { id: row.id, values: edited(row, edit) }));
    return changed;
  });
}
