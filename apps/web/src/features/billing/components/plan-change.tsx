import type { Plan, Subscription } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Note } from "../../../components/panel.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { formatDay } from "../../../lib/format.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { previewQuery, useApplyChange } from "../api/subscription.ts";
import { invoiceDollars, invoiceLine } from "../model.ts";
import { useProvider } from "../use-provider.ts";
import { CardChoice } from "./card-choice.tsx";
import { tellPaymentError } from "./payment-form.tsx";
import "./amounts.css";

interface PlanChangeProps {
  plan: Plan;
  current: Subscription;
  onChanged: () => void;
  /** Where there is room for it: the dialog that adds a card, and with it the choice of the card that pays. */
  cardDialog?: { isOpen: boolean; open: () => void; close: () => void };
}

/** Changing from one plan to another: every line of what it costs, then the button. */
export function PlanChange(props: PlanChangeProps) {
  const { plan, current } = props;
  if (plan.id === current.plan.id)
    return (
      <>
        <Note accent>You already have this plan.</Note>
        <ButtonLink to={paths.account}>My Account</ButtonLink>
      </>
    );
  return <Preview key={plan.id} {...props} />;
}

function Preview({ plan, current, onChanged, cardDialog }: PlanChangeProps) {
  const [paymentMethodId, setPaymentMethodId] = useState<string | null>(null);
  const { data: preview, error, refetch, isFetching } = useQuery(previewQuery(plan.id));
  const { provider } = useProvider();
  const apply = useApplyChange();
  if (error)
    return <ErrorNote error={error} title="The price could not be worked out" onRetry={() => void refetch()} />;
  if (!preview) return <Skeleton height="14rem" />;
  const isNow = preview.effective === "now";
  // Not by the mutation's own callbacks: the reload takes the plan one now has off the list, and this with it.
  const submit = () =>
    apply.mutateAsync({ preview, provider, paymentMethodId }).then(
      (message) => {
        toast.success(message);
        onChanged();
      },
      (failure: unknown) => {
        tellPaymentError(failure);
        void refetch();
      },
    );
  return (
    <div className="change">
      <p>
        {isNow
          ? `You change from ${current.plan.name} to ${plan.name}, billed ${plan.billing_cycle.toLowerCase()}, today. The part of your current period that you have not used is taken off the price.`
          : `You keep ${current.plan.name} until ${formatDay(preview.effective_date)}. Then ${plan.name}, billed ${plan.billing_cycle.toLowerCase()}, takes over. Nothing is charged before that day.`}
      </p>
      <dl className="amounts">
        {preview.lines.map((line) => (
          <div key={`${line.description} ${line.amount}`}>
            <dt>{invoiceLine(line.description)}</dt>
            <dd className="num">{invoiceDollars(line.amount)}</dd>
          </div>
        ))}
        <div>
          <dt>Due today</dt>
          <dd className="num">{invoiceDollars(preview.amount_due)}</dd>
        </div>
      </dl>
      {cardDialog && (
        <CardChoice current={current} value={paymentMethodId} onChange={setPaymentMethodId} dialog={cardDialog} />
      )}
      <Button wide busy={apply.isPending} disabled={isFetching} onClick={() => void submit()}>
        {isNow ? `Pay ${invoiceDollars(preview.amount_due)}` : `Change to ${plan.name}`}
      </Button>
      <CardNote isNow={isNow} isOther={paymentMethodId !== null} />
    </div>
  );
}

function CardNote({ isNow, isOther }: { isNow: boolean; isOther: boolean }) {
  if (isOther)
    return (
      <p className="meta">
        {isNow ? "This card is charged today and pays for your plan" : "This card pays for your plan"} from now on.
      </p>
    );
  return isNow ? <p className="meta">The card that pays for your plan is charged.</p> : null;
}
