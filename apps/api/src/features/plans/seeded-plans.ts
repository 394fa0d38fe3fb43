import { yearlyDiscountPercent } from "@adjudge/contracts";
import { countedFeature } from "./features.ts";
import type { PlanRow } from "./repository.ts";

type SeededPlan = Omit<PlanRow, "id" | "active" | "created_at">;
type Tier = {
  name: string;
  description: string;
  monthlyCents: number;
  uploads: number | null;
  comparisons: number | null;
  teamMembers: number | null;
};

const tiers: readonly Tier[] = [
  {
    name: "Starter",
    description: "For one person trying out ideas.",
    monthlyCents: 2_000,
    uploads: 20,
    comparisons: 0,
    teamMembers: 0,
  },
  {
    name: "Growth",
    description: "For marketers who test every week.",
    monthlyCents: 5_000,
    uploads: 100,
    comparisons: 20,
    teamMembers: 3,
  },
  {
    name: "Agency",
    description: "For teams that work for several clients.",
    monthlyCents: 12_000,
    uploads: 500,
    comparisons: 100,
    teamMembers: 10,
  },
  {
    name: "Enterprise",
    description: "For companies that judge everything they publish.",
    monthlyCents: 30_000,
    uploads: null,
    comparisons: null,
    teamMembers: null,
  },
];

/** Four plans in both cycles. Yearly ones show the full monthly price beside the discounted one. */
export function seededPlans(): SeededPlan[] {
  return tiers.flatMap((tier, position) => [planOf(tier, position, "Monthly"), planOf(tier, position, "Yearly")]);
}

function planOf(tier: Tier, position: number, cycle: "Monthly" | "Yearly"): SeededPlan {
  const { name, description, monthlyCents, uploads, comparisons, teamMembers } = tier;
  const discounted =
    cycle === "Yearly" ? Math.round((monthlyCents * (100 - yearlyDiscountPercent)) / 100) : monthlyCents;
  return {
    name,
    description,
    billing_cycle: cycle,
    price_per_month_cents: monthlyCents,
    discounted_price_per_month_cents: discounted,
    total_yearly_price_cents: discounted * 12,
    features: [
      countedFeature("uploads", uploads),
      countedFeature("comparisons", comparisons),
      { key: "recommendations", description: "Recommendations with gains", limit: null },
      countedFeature("team_members", teamMembers),
    ],
    upload_limit: uploads,
    comparison_limit: comparisons,
    team_member_limit: teamMembers,
    position,
    stripe_lookup_key: `${name.toLowerCase()}_${cycle.toLowerCase()}`,
  };
}
