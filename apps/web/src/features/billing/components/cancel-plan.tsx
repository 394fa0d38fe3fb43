import type { Subscription } from "@adjudge/contracts";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { formatDay } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { useCancelPlan, useKeepPlan, useResumePlan } from "../api/subscription.ts";

export function CancelPlan({ own }: { own: Subscription }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelPlan();
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast.success(message);
        setIsAsking(false);
      },
      onError: (error) => toast.error(messageOf(error)),
    });
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
        onConfirm={confirm}
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
        keep.mutate(own.plan.id, {
          onSuccess: () => toast.success("Your plan will continue."),
          onError: (error) => toast.error(messageOf(error)),
        })
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
        resume.mutate(undefined, {
          onSuccess: ({ message }) => toast.success(message),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    >
      Resume plan
    </Button>
  );
}
