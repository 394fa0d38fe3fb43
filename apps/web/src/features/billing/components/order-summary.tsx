import type { Plan } from "@adjudge/contracts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { formatDay, formatDollars } from "../../../lib/format.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { invoiceDollars, periodEnd, periodPrice } from "../model.ts";
import { FeatureList } from "./feature-list.tsx";

interface OrderSummaryProps {
  plan: Plan;
  /** A new plan is paid in full today; a change is settled by the lines shown beside it. */
  isNew: boolean;
  /** A renewal that failed is paid in full too; when the next one is due follows from the day it was due, not from today. */
  isOverdue: boolean;
  /** Not while a payment is open: the server refuses every other plan. */
  canChange: boolean;
}

export function OrderSummary({ plan, isNew, isOverdue, canChange }: OrderSummaryProps) {
  const goToSection = useGoToSection();
  const [today] = useState(() => new Date());
  const { amount, unit } = periodPrice(plan);
  return (
    <aside className="order" aria-label="Your order">
      <div className="order__head">
        <h2 className="h2">{plan.name} Plan</h2>
        {canChange && (
          <Button variant="quiet" onClick={() => goToSection("prices")}>
            Change Plan
          </Button>
        )}
      </div>
      <p className="order__price">
        <span className="reading">{formatDollars(amount)}</span>
        <span className="muted">{unit}</span>
      </p>
      <p className="muted">{plan.description}</p>
      <FeatureList features={plan.features} />
      {(isNew || isOverdue) && (
        <>
          <dl className="amounts">
            <div>
              <dt>
                {plan.name} Plan, {plan.billing_cycle}
              </dt>
              <dd className="num">{invoiceDollars(amount)}</dd>
            </div>
            {isNew && (
              <div>
                <dt>Next payment</dt>
                <dd className="num">{formatDay(periodEnd(today, plan.billing_cycle))}</dd>
              </div>
            )}
            <div>
              <dt>Due today</dt>
              <dd className="num">{invoiceDollars(amount)}</dd>
            </div>
          </dl>
          <p className="meta">
            Cancel any time. You keep the plan until the end of the {unit === "/month" ? "month" : "year"} you paid for.
          </p>
        </>
      )}
    </aside>
  );
}
