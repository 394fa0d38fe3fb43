import { ButtonLink } from "../../../components/button.tsx";
import { Note } from "../../../components/panel.tsx";
import { checkoutPath } from "../../../lib/paths.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { ownPlanOf } from "../model.ts";
import "./overdue-note.css";

/** Where somebody works whose last payment failed: the plan ends if nothing is done, and the account page is not where they are. */
export function OverdueNote() {
  const { subscription } = useSubscription();
  const own = ownPlanOf(subscription?.subscriptions ?? []);
  if (own?.status !== "past_due") return null;
  return (
    <Note accent>
      <div className="overdue">
        <p>
          The last payment for your {own.plan.name} Plan failed. Pay it to keep the plan; your results stay either way.
        </p>
        <ButtonLink to={checkoutPath(own.plan.id)} small>
          Pay now
        </ButtonLink>
      </div>
    </Note>
  );
}
