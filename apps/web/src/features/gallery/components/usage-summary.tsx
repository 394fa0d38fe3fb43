import { limitState, type PlanUsage } from "@adjudge/contracts";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Meter } from "../../../components/meter.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { formatDay, formatRemaining } from "../../../lib/format.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { subscriptionQuery, useSubscription } from "../../../lib/subscription.ts";

interface CounterProps {
  label: string;
  used: number;
  limit: number | null;
}

function Counter({ label, used, limit }: CounterProps) {
  const goTo = useGoToSection();
  const text = formatRemaining(limit, used);
  const note =
    limitState(limit) === "upgrade" ? (
      <Button variant="quiet" small onClick={() => goTo("prices")}>
        {text}
      </Button>
    ) : (
      text
    );
  return <Meter label={label} used={used} limit={limit} note={note} />;
}

function Counters({ usage }: { usage: PlanUsage }) {
  const { uploads, comparisons, period_end: end } = usage;
  return (
    <>
      <Counter label="Uploads" used={uploads.current_uploads} limit={uploads.limit} />
      <Counter label="A/B comparisons" used={comparisons.current_comparisons} limit={comparisons.limit} />
      {end !== null && <p className="meta">Counters start again on {formatDay(end)}.</p>}
    </>
  );
}

/** Upload usage and A/B usage of the running period. */
export function UsageSummary() {
  const { subscription, error } = useSubscription();
  const reload = () => void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
  return (
    <aside className="usage" aria-labelledby="usage-title">
      <h2 className="h3" id="usage-title">
        Usage this month
      </h2>
      {subscription && <Counters usage={subscription.usage} />}
      {!subscription && error && <ErrorNote error={error} title="Your usage could not be loaded" onRetry={reload} />}
      {!subscription && !error && <Skeleton height="9rem" />}
    </aside>
  );
}
