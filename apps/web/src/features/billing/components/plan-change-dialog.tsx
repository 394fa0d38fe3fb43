import type { Subscription } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { Select } from "../../../components/select.tsx";
import { formatDollars } from "../../../lib/format.ts";
import { plansQuery } from "../api/plans.ts";
import { periodPrice } from "../model.ts";
import { PlanChange } from "./plan-change.tsx";

interface PlanChangeDialogProps {
  own: Subscription;
  open: boolean;
  onClose: () => void;
}

export function PlanChangeDialog({ own, open, onClose }: PlanChangeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Change plan">
      <PlanChoice own={own} onChanged={onClose} />
    </Dialog>
  );
}

function PlanChoice({ own, onChanged }: { own: Subscription; onChanged: () => void }) {
  const [planId, setPlanId] = useState<string | null>(null);
  const monthly = useQuery(plansQuery("Monthly"));
  const yearly = useQuery(plansQuery("Yearly"));
  const plans = [...(monthly.data ?? []), ...(yearly.data ?? [])].filter(({ id }) => id !== own.plan.id);
  const chosen = plans.find(({ id }) => id === planId);
  return (
    <div className="change">
      <Select
        label="New plan"
        placeholder="Select a plan"
        options={plans.map((plan) => {
          const { amount, unit } = periodPrice(plan);
          return { value: plan.id, label: `${plan.name}, ${formatDollars(amount)}${unit}` };
        })}
        value={planId}
        onChange={setPlanId}
      />
      {chosen && <PlanChange plan={chosen} current={own} onChanged={onChanged} />}
    </div>
  );
}
