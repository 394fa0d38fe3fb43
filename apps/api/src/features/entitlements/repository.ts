import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import type { SubscriptionStatus } from "../../platform/db/tables/billing-tables.ts";

export type LiveSubscriptionRow = {
  owner_id: string;
  status: SubscriptionStatus;
  current_period_start: Date;
  current_period_end: Date;
  plan_id: string;
  plan_name: string;
  billing_cycle: "Monthly" | "Yearly";
  upload_limit: number | null;
  comparison_limit: number | null;
  team_member_limit: number | null;
  /** The database's time: rights end by one clock, whatever the app's says. */
  now: Date;
};

const liveStatuses = ["active", "trialing", "past_due"] as const;

// After a change to a smaller plan those who joined first keep their seats; the others get theirs back with a larger one.
const hasSeat = sql<boolean>`invitations.id is not null and (
  plans.team_member_limit is null
  or plans.team_member_limit > (
    select count(*) from invitations as earlier
    where earlier.sender_id = subscriptions.user_id and earlier.is_active and earlier.activated
      and (earlier.activated_on, earlier.id) < (invitations.activated_on, invitations.id)
  )
)`;

/** The user's own live subscription first, then those of teams the user has joined, oldest membership first. */
export function findLiveSubscriptions(db: Db, { userId }: { userId: string }): Promise<LiveSubscriptionRow[]> {
  return (
    db
      .selectFrom("subscriptions")
      .innerJoin("plans", "plans.id", "subscriptions.plan_id")
      .leftJoin("invitations", (join) =>
        join
          .onRef("invitations.sender_id", "=", "subscriptions.user_id")
          .on("invitations.invitee_id", "=", userId)
          .on("invitations.is_active", "=", true)
          .on("invitations.activated", "=", true),
      )
      .leftJoin("billing_customers", "billing_customers.user_id", "subscriptions.user_id")
      .where("subscriptions.status", "in", liveStatuses)
      // A contested payment suspends its plan.
      .where("billing_customers.suspended_at", "is", null)
      .where((eb) => eb.or([eb("subscriptions.user_id", "=", userId), hasSeat]))
      .select([
        "subscriptions.user_id as owner_id",
        "subscriptions.status",
        "subscriptions.current_period_start",
        "subscriptions.current_period_end",
        "plans.id as plan_id",
        "plans.name as plan_name",
        "plans.billing_cycle",
        "plans.upload_limit",
        "plans.comparison_limit",
        "plans.team_member_limit",
        sql<Date>`now()`.as("now"),
      ])
      .orderBy(sql`subscriptions.user_id = ${userId}`, "desc")
      .orderBy("invitations.activated_on")
      .execute()
  );
}
