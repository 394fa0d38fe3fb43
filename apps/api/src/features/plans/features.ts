import type { PlanRow } from "./repository.ts";

type Feature = PlanRow["features"][number];

const what: Record<string, string> = {
  uploads: "image uploads a month",
  comparisons: "A/B comparisons a month",
  team_members: "team members",
};

/** "20 image uploads a month", "Unlimited team members", and without a number what is not in the plan. */
function counted(limit: number | null, text: string): string {
  if (limit === null) return `Unlimited ${text}`;
  return limit === 0 ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : `${limit} ${text}`;
}

export const countedFeature = (key: Feature["key"], limit: number | null): Feature => ({
  key,
  description: counted(limit, what[key] ?? key),
  limit,
});
