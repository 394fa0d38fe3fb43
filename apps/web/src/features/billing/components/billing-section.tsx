import type { PlanUsage, Subscription, SubscriptionState } from "@adjudge/contracts";
import { useRef, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Meter } from "../../../components/meter.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { TestModeBand } from "../../../components/test-mode-band.tsx";
import { useConfig } from "../../../lib/config.ts";
import { formatDay, formatDollars, formatRemaining } from "../../../lib/format.ts";
import { checkoutPath } from "../../../lib/paths.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { useReloadPlan } from "../api/pay.ts";
import { cardDigits, isExpired, ownPlanOf, periodPrice, renewalOf } from "../model.ts";
import { CardList } from "./card-list.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { CancelPlan, KeepPlan, ResumePlan } from "./cancel-plan.tsx";
import { PlanChangeDialog } from "./plan-change-dialog.tsx";
import "./billing-section.css";

/** The account page's Billing part: plan, usage, cards, invoices. */
export function BillingSection() {
  const mode = useConfig()?.payment.mode;
  const { subscription, error, isPending } = useSubscription();
  const reloadPlan = useReloadPlan();
  return (
    <section className="billing" aria-labelledby="billing-title">
      <h2 className="sr" id="billing-title">
        Billing
      </h2>
      <TestModeBand mode={mode} />
      {error && <ErrorNote error={error} title="Your plan could not be loaded" onRetry={() => void reloadPlan()} />}
      {isPending && <Skeleton height="27rem" />}
      {subscription && <PlanBox state={subscription} />}
      {subscription && (
        <>
          <CardList paying={ownPlanOf(subscription.subscriptions)?.card ?? null} />
          <InvoiceList />
        </>
      )}
    </section>
  );
}

function PlanBox({ state }: { state: SubscriptionState }) {
  const goToSection = useGoToSection();
  const own = ownPlanOf(state.subscriptions);
  if (own) return <OwnPlan own={own} usage={state.usage} />;
  if (state.team_member)
    return (
      <div className="billing__plan">
        <h3 className="h3">Team Member</h3>
        <p className="small muted">Your team's {state.plan ? `${state.plan.name} Plan` : "plan"} pays for you.</p>
        <Usage usage={state.usage} />
      </div>
    );
  return (
    <div className="billing__plan">
      <h3 className="h3">No plan yet</h3>
      <p className="small muted">Choose one to score ads.</p>
      <Button onClick={() => goToSection("prices")}>Choose Plan</Button>
    </div>
  );
}

function OwnPlan({ own, usage }: { own: Subscription; usage: PlanUsage }) {
  const [isChanging, setIsChanging] = useState(false);
  // Cancelling takes its own button and dialog along, and so does resuming.
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(own, () => title.current?.focus());
  const { amount, unit } = periodPrice(own.plan);
  const renewal = renewalOf(own);
  return (
    <div className="billing__plan">
      <div className="billing__head">
        <h3 className="h3" ref={title} tabIndex={-1}>
          {own.plan.name} Plan
        </h3>
        {own.status === "past_due" && <Badge tone="weak">Payment overdue</Badge>}
        {own.status !== "past_due" && !own.is_active && <Badge tone="weak">Suspended</Badge>}
        {own.cancel_at_period_end && <Badge tone="fair">Cancelled</Badge>}
      </div>
      <dl className="billing__facts">
        <div>
          <dt>Price</dt>
          <dd className="num">
            {formatDollars(amount)}
            {unit}
          </dd>
        </div>
        {renewal && (
          <div>
            <dt>{renewal.label}</dt>
            <dd className="num">{formatDay(renewal.date)}</dd>
          </div>
        )}
        {own.card && (
          <div>
            <dt>Paid with</dt>
            <dd>{cardDigits(own.card)}</dd>
          </div>
        )}
        {own.next_plan && !own.cancel_at_period_end && (
          <div>
            <dt>Then</dt>
            <dd>
              {own.next_plan.name} Plan, {own.next_plan.billing_cycle}
            </dd>
          </div>
        )}
      </dl>
      {own.status === "past_due" ? (
        <>
          <p className="small">
            The last payment failed. Pay now with any card, or add one below, which is charged at once.
          </p>
          <ButtonLink to={checkoutPath(own.plan.id)} small>
            Pay now
          </ButtonLink>
        </>
      ) : (
        <PlanTrouble own={own} />
      )}
      <Usage usage={usage} />
      <div className="billing__actions">
        {own.cancel_at_period_end ? (
          <ResumePlan />
        ) : (
          <>
            {own.status !== "past_due" && (
              <Button variant="line" small onClick={() => setIsChanging(true)}>
                Change plan
              </Button>
            )}
            {own.next_plan && <KeepPlan own={own} />}
            <CancelPlan own={own} />
          </>
        )}
      </div>
      <PlanChangeDialog own={own} open={isChanging} onClose={() => setIsChanging(false)} />
    </div>
  );
}

function PlanTrouble({ own }: { own: Subscription }) {
  const [now] = useState(() => new Date());
  if (!own.is_active)
    return (
      <p className="small">
        A payment for this plan is contested at the bank. New uploads wait until that is settled; your results stay
        readable.
      </p>
    );
  if (own.cancel_at_period_end || own.card === null || !isExpired(own.card, now)) return null;
  return <p className="small">The card that pays for this plan has expired. Add another one before it renews.</p>;
}

function Usage({ usage: { uploads, comparisons, members } }: { usage: PlanUsage }) {
  return (
    <div className="billing__usage">
      <Meter
        label="Uploads"
        used={uploads.current_uploads}
        limit={uploads.limit}
        note={formatRemaining(uploads.limit, uploads.current_uploads)}
      />
      <Meter
        label="A/B comparisons"
        used={comparisons.current_comparisons}
        limit={comparisons.limit}
        note={formatRemaining(comparisons.limit, comparisons.current_comparisons)}
      />
      <Meter
        label="Team members"
        used={members.current_members}
        limit={members.limit}
        note={formatRemaining(members.limit, members.current_members)}
      />
    </div>
  );
}
