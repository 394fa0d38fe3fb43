import type { Plan } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../../components/button.tsx";
import { RadioChoice } from "../../../components/choice.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Note } from "../../../components/panel.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { checkoutPath, paths } from "../../../lib/paths.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { toast } from "../../../lib/toast.ts";
import { type Paid, useReloadPlan } from "../api/pay.ts";
import { planQuery } from "../api/plans.ts";
import { ownPlanOf } from "../model.ts";
import { usePaymentMethodFlag } from "../use-payment-method-flag.ts";
import { useVerification } from "../use-verification.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PlanChange } from "./plan-change.tsx";
import { SavedCardForm } from "./saved-card-form.tsx";
import { VerificationDialog } from "./verification-dialog.tsx";
import "./checkout-view.css";

type Mode = "form" | "button";

export function CheckoutView({ planId }: { planId: string }) {
  const navigate = useNavigate();
  const dialog = usePaymentMethodFlag();
  const { data: plan, error, refetch } = useQuery(planQuery(planId));
  const { subscription, isPending } = useSubscription();
  const reloadPlan = useReloadPlan();
  const isVerifying = useVerification();

  const onPaid = ({ attemptId, intentId }: Paid) => {
    toast.success("Payment succeeded!");
    void reloadPlan();
    const query = new URLSearchParams({ id: attemptId, ...(intentId === null ? {} : { payment_intent: intentId }) });
    void navigate(`${paths.success}?${query}`);
  };

  if (error)
    return (
      <>
        <h1 className="h1">Payment Details</h1>
        <ErrorNote
          error={error}
          title="This plan could not be loaded"
          onRetry={() => void refetch()}
          back={{ to: `${paths.landing}#prices`, label: "Choose Plan" }}
        />
      </>
    );
  if (!plan || isPending || isVerifying)
    return (
      <>
        <h1 className="h1">Payment Details</h1>
        <Skeleton height="36rem" />
        <VerificationDialog open={isVerifying} />
      </>
    );
  // Whoever has a plan of their own changes it; buying a second one is refused.
  const current = ownPlanOf(subscription?.subscriptions ?? []);
  // The plan one has, with a renewal that failed: paying here settles it.
  const isOverdue = current?.status === "past_due" && current.plan.id === plan.id;
  const body = () => {
    if (!current || isOverdue) return <PayModes plan={plan} dialog={dialog} onPaid={onPaid} />;
    if (current.status === "past_due") return <SettleFirst owed={current.plan} />;
    const leave = () => void navigate(paths.account);
    return <PlanChange plan={plan} current={current} cardDialog={dialog} onChanged={leave} />;
  };
  return (
    <div className="checkout">
      <section className="checkout__pay" aria-labelledby="payment-details">
        <h1 className="h1" id="payment-details">
          Payment Details
        </h1>
        {isOverdue && <Note accent>The last payment for this plan failed. You can pay it here with any card.</Note>}
        {body()}
      </section>
      <OrderSummary plan={plan} isNew={!current} isOverdue={isOverdue} canChange={current?.status !== "past_due"} />
    </div>
  );
}

/** Another plan is wanted while the last payment is open: the server refuses the change. */
function SettleFirst({ owed }: { owed: Plan }) {
  return (
    <>
      <Note accent>The last payment for your {owed.name} Plan failed. Pay it first; then you can change the plan.</Note>
      <ButtonLink to={checkoutPath(owed.id)}>Pay now</ButtonLink>
    </>
  );
}

interface PayModesProps {
  plan: Plan;
  dialog: ReturnType<typeof usePaymentMethodFlag>;
  onPaid: (paid: Paid) => void;
}

function PayModes({ plan, dialog, onPaid }: PayModesProps) {
  const [mode, setMode] = useState<Mode>(dialog.isOpen ? "button" : "form");
  return (
    <>
      <fieldset className="modes">
        <legend className="sr">How to pay</legend>
        <div className="mode">
          <RadioChoice
            name="payment-mode"
            label="Payment Form"
            checked={mode === "form"}
            onChange={() => setMode("form")}
          />
          {mode === "form" && <PaymentForm plan={plan} onPaid={onPaid} />}
        </div>
        <div className="mode">
          <RadioChoice
            name="payment-mode"
            label="Add Payment Method"
            checked={mode === "button"}
            onChange={() => setMode("button")}
          />
          {mode === "button" && <SavedCardForm plan={plan} dialog={dialog} onPaid={onPaid} />}
        </div>
      </fieldset>
      <p className="meta">Card details go straight to the payment provider. Adjudge never sees or stores the number.</p>
    </>
  );
}
