import arrowsLeftRightIcon from "@phosphor-icons/core/regular/arrows-left-right.svg?raw";
import { useNavigate } from "react-router";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { comparisonPath } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { useCreateComparison } from "../api/comparisons.ts";
import { Icon } from "../../../components/icon.tsx";

/** Compares the two ticked creatives and goes to their report. */
export function useCompare(ticked: readonly { id: string; whyNot: string | null }[]) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateComparison();
  const [first, second, third] = ticked;
  const isReady = first !== undefined && second !== undefined && third === undefined;
  return {
    isReady,
    isPending,
    compare: () => {
      if (!isReady) return;
      const whyNot = first.whyNot ?? second.whyNot;
      if (whyNot !== null) {
        toast.error(whyNot);
        return;
      }
      mutate([first.id, second.id], {
        onSuccess: ({ message, data }) => {
          toast.success(message);
          void navigate(comparisonPath(data.id));
        },
        onError: (error) => toast.error(messageOf(error)),
      });
    },
  };
}

/** Enabled at exactly two ticks. */
export function CompareButton({ compare, small }: { compare: ReturnType<typeof useCompare>; small?: boolean }) {
  return (
    <Button
      variant={small ? "primary" : "line"}
      {...(small && { small })}
      disabled={!compare.isReady}
      busy={compare.isPending}
      icon={<Icon svg={arrowsLeftRightIcon} />}
      onClick={compare.compare}
    >
      Compare
    </Button>
  );
}
