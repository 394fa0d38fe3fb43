import type { PlanRow } from "./repository.ts";

type Feature = PlanRow["features"][number];

interface Countable {
  one: string;
  many: string;
  /** Said with a number only: what has no limit has none in any month. */
  per: string;
}

const what: Record<string, Countable> = {
  uploads: { one: "image upload", many: "image uploads", per: " a month" },
  comparisons: { one: "A/B comparison", many: "A/B comparisons", per: " a month" },
  team_members: { one: "team member", many: "team members", per: "" },
};

/** "20 image uploads a month", "Unlimited team members", and without a number what is not in the plan. */
function counted(limit: number | null, { one, many, per }: Countable): string {
  if (limit === null) return `Unlimited ${many}`;
  return limit === 0 ? `${many.charAt(0).toUpperCase()}${many.slice(1)}` : `${limit} ${limit === 1 ? one : many}${per}`;
}

export const countedFeature = (key: Feature["key"], limit: number | null): Feature => ({
  key,
  description: counted(limit, what[key] ?? { one: key, many: key, per: "" }),
  limit,
});
