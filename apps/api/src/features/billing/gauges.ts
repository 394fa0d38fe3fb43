import type { Db } from "../../platform/db/database.ts";
import type { GaugeSource } from "../../platform/metrics/metrics.ts";
import { findChecks } from "./event-repository.ts";

/** What an operator watches: drift and failures of the last checks, and how long ago the frequent one ran. */
export function createGauges(db: Db): GaugeSource[] {
  const sum = async (field: "drifted" | "failed"): Promise<number> =>
    (await findChecks(db)).reduce((total, check) => total + check[field], 0);
  return [
    { name: "billing_drift", help: "Customers mended by the last checks against Stripe", read: () => sum("drifted") },
    {
      name: "billing_check_failures",
      help: "Customers the last checks could not ask about",
      read: () => sum("failed"),
    },
    {
      name: "billing_check_age_seconds",
      help: "Time since the last frequent check against Stripe; -1 before the first",
      read: async () => {
        const last = (await findChecks(db)).find(({ kind }) => kind === "frequent");
        return last ? Math.max(0, (Date.now() - last.ran_at.getTime()) / 1000) : -1;
      },
    },
  ];
}
