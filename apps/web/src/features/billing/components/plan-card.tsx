import type { Plan } from "@adjudge/contracts";
import { ButtonLink } from "../../../components/button.tsx";
import { formatDollars } from "../../../lib/format.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { billedText, checkoutLink, monthlyPrice } from "../model.ts";
import { FeatureList } from "./feature-list.tsx";

interface PlanCardProps {
  plan: Plan;
  position: number;
  hasSession: boolean;
  /** The paid plan of the user who looks. */
  isCurrent: boolean;
  productName: string;
}

export function PlanCard({ plan, position, hasSession, isCurrent, productName }: PlanCardProps) {
  const name = `plan-${plan.id}`;
  return (
    <article className={isCurrent ? "plan plan--current" : "plan"} aria-labelledby={name}>
      <h3 className="h3" id={name}>
        {plan.name}
      </h3>
      <div>
        <div className="plan__price">
          <span className="reading">{formatDollars(monthlyPrice(plan))}</span>
          <span className="small muted">/month</span>
        </div>
        <p className="meta plan__billed">{billedText(plan)}</p>
      </div>
      <p className="muted">{plan.description}</p>
      <FeatureList features={plan.features} />
      {hasSession ? (
        <ButtonLink
          to={checkoutLink(plan, position)}
          variant={position === 1 && !isCurrent ? "primary" : "line"}
          aria-describedby={name}
          onClick={(event) => {
            if (!isCurrent) return;
            // Nothing can be bought twice; a question about the plan is for a person.
            event.preventDefault();
            toast.info(`Please contact ${productName} for any questions or concerns regarding your plan.`);
          }}
        >
          {isCurrent ? "Your Plan" : "Choose Plan"}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.register} variant={position === 1 ? "primary" : "line"} aria-describedby={name}>
          Create Account
        </ButtonLink>
      )}
    </article>
  );
}
