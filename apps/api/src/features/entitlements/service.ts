import type { Db } from "../../platform/db/database.ts";
import { givesRights, usagePeriodAt, type Entitlement } from "./entitlement.ts";
import { findLiveSubscriptions } from "./repository.ts";

export type { Entitlement } from "./entitlement.ts";

/** What the user may do at this moment: the own plan, else that of a team the user has joined. Never cached. */
export async function getEntitlement(db: Db, userId: string, { graceDays = 14 } = {}): Promise<Entitlement> {
  const rows = await findLiveSubscriptions(db, { userId });
  const row = rows.find((candidate) =>
    givesRights(
      { status: candidate.status, currentPeriodEnd: candidate.current_period_end },
      { now: candidate.now, graceDays },
    ),
  );
  if (!row)
    return {
      isActive: false,
      teamMember: false,
      ownerId: userId,
      plan: null,
      limits: null,
      period: null,
    };
  return {
    isActive: true,
    teamMember: row.owner_id !== userId,
    ownerId: row.owner_id,
    plan: { id: row.plan_id, name: row.plan_name, billingCycle: row.billing_cycle },
    limits: {
      uploads: row.upload_limit,
      comparisons: row.comparison_limit,
      teamMembers: row.team_member_limit,
    },
    period: usagePeriodAt({ start: row.current_period_start, end: row.current_period_end }, row.now),
  };
}
