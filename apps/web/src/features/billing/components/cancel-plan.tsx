import type { Subscription } from "@adjudge/contracts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { formatDay } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { useCancelPlan, useKeepPlan, useResumePlan } from "../api/subscription.ts";

// None of these by the mutation's own callbacks: the reload takes the button off the page, and its words with it.

export function CancelPlan({ own }: { own: Subscription }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelPlan();
  const confirm = () =>
    cancel.mutateAsync().then(
      ({ message }) => {
        toast.success(message);
        setIsAsking(false);
      },
      (error: unknown) => toast.error(messageOf(error)),
    );
  return (
    <>
      <Button variant="quiet" small onClick={() => setIsAsking(true)}>
        Cancel plan
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Cancel the ${own.plan.name} Plan?`}
        action="Cancel plan"
        keep="Keep plan"
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {own.current_period_end
          ? `You keep it until ${formatDay(own.current_period_end)}, and can resume it until then. Your results stay readable.`
          : "Your results stay readable."}
      </ConfirmDialog>
    </>
  );
}

/** Undoes a change that waits for the period's end. */
export function KeepPlan({ own }: { own: Subscription }) {
  const keep = useKeepPlan();
  return (
    <Button
      variant="line"
      small
      busy={keep.isPending}
      onClick={() =>
        void keep.mutateAsync(own.plan.id).then(
          () => toast.success("Your plan will continue."),
          (error: unknown) => toast.error(messageOf(error)),
        )
      }
    >
      Keep {own.plan.name}
    </Button>
  );
}

export function ResumePlan() {
  const resume = useResumePlan();
  return (
    <Button
      small
      busy={resume.isPending}
      onClick={() =>
        void resume.mutateAsync().then(
          ({ message }) => toast.success(message),
          (error: unknown) => toast.error(messageOf(error)),
        )
      }
    >
      Resume plan
    </Button>
  );
}
