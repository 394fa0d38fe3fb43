import { type BillingCycle, billingCycles, yearlyDiscountPercent } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useState } from "react";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Segmented } from "../../../components/segmented.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useConfig } from "../../../lib/config.ts";
import { useHasSession } from "../../../lib/session.ts";
import { useAppSelector } from "../../../lib/store.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { plansQuery } from "../api/plans.ts";
import { usePaymentMethodFlag } from "../use-payment-method-flag.ts";
import { PlanCard } from "./plan-card.tsx";
import "./prices-section.css";

// Off the landing page's first load: few visitors ever open it.
const PaymentMethodDialog = lazy(async () => ({
  default: (await import("./payment-method-dialog.tsx")).PaymentMethodDialog,
}));

const cycleOptions = billingCycles.map((cycle) => ({
  value: cycle,
  label:
    cycle === "Yearly" ? (
      <>
        Yearly <em>save {yearlyDiscountPercent}%</em>
      </>
    ) : (
      cycle
    ),
}));

/** The landing page's prices: heading, cycle, cards. Its anchor `prices` is the page's. */
export function PricesSection() {
  const [cycle, setCycle] = useState<BillingCycle>("Monthly");
  const { data, error, refetch, isPlaceholderData } = useQuery(plansQuery(cycle));
  // Drawn in slices: on a phone four cards at once would hold up what somebody is doing meanwhile.
  const plans = useDeferredValue(data);
  const hasSession = useHasSession();
  const { isPaid } = useSubscription();
  const yourPlan = useAppSelector((state) => state.token.yourPlan);
  // Named only to a user who asks about their own plan.
  const productName = useConfig({ isWanted: hasSession })?.product_name ?? "Adjudge";
  const dialog = usePaymentMethodFlag();
  const [isDialogNeeded, setIsDialogNeeded] = useState(false);
  if (dialog.isOpen && !isDialogNeeded) setIsDialogNeeded(true);
  return (
    <>
      <div className="prices__bar">
        <h2 className="h1">One price a month. Every score included.</h2>
        <Segmented label="Billing cycle" options={cycleOptions} value={cycle} onChange={setCycle} />
      </div>
      {error && !plans && <ErrorNote error={error} title="Prices could not be loaded" onRetry={() => void refetch()} />}
      <div className="plans" aria-busy={isPlaceholderData || undefined}>
        {!plans && !error && [0, 1, 2, 3].map((place) => <Skeleton key={place} height="30rem" />)}
        {plans?.map((plan, position) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            position={position}
            hasSession={hasSession}
            isCurrent={isPaid && yourPlan?.id === plan.id}
            productName={productName}
          />
        ))}
      </div>
      {hasSession && isDialogNeeded && (
        <Suspense>
          <PaymentMethodDialog open={dialog.isOpen} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
