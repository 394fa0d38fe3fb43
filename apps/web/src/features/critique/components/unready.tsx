import type { Critique, PairCritique } from "@adjudge/contracts";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";

interface UnreadyProps {
  critique: Pick<Critique | PairCritique, "status" | "destination" | "model" | "problem" | "can_ask">;
  what: "picture" | "two pictures";
  ask: { isPending: boolean; mutate: (input: undefined, options: { onError: (error: unknown) => void }) => void };
}

const usedUp = "This month’s second opinions are used up. New ones can be asked for next month.";

/** Why there is no opinion yet, in one line, and what can be done about it. Left out in print. */
export function Unready({ critique, what, ask }: UnreadyProps) {
  const { status, destination, model, problem, can_ask } = critique;
  const button = (label: string) => (
    <Button
      variant="line"
      small
      busy={ask.isPending}
      onClick={() => ask.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
    >
      {label}
    </Button>
  );
  return (
    <div className="critique__unready no-print">
      <p className="small muted" role="status">
        {status === "off" &&
          `Off. ${model}, a vision model, could say what it thinks of the idea and the message. For that the ${what} would be sent to ${destination}, and only if you agree.`}
        {status === "not_asked" && `${model}, a vision model at ${destination}, has not been asked about this.`}
        {status === "not_asked" && !can_ask && ` ${usedUp}`}
        {status === "waiting" && `${model} has been asked. Its opinion appears here as soon as it arrives.`}
        {status === "failed" && problem}
      </p>
      {status === "off" && (
        <Link className="btn btn--quiet btn--sm" to={paths.account}>
          Decide on your account page
        </Link>
      )}
      {can_ask && button(status === "failed" ? "Ask again" : "Ask for a second opinion")}
    </div>
  );
}
