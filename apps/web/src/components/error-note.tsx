import warningIcon from "@phosphor-icons/core/regular/warning.svg?raw";
import { ApiError, messageOf } from "../lib/api-error.ts";
import { Button, ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Icon } from "./icon.tsx";

interface ErrorNoteProps {
  error: unknown;
  /** What could not be shown: Results could not be loaded. */
  title: string;
  onRetry?: () => void;
  /** Where to go when the thing itself is not there: trying again would not help. */
  back?: { to: string; label: string };
}

/** Stands where a list or report would, when its call failed. */
export function ErrorNote({ error, title, onRetry, back }: ErrorNoteProps) {
  const isMissing = back !== undefined && error instanceof ApiError && error.status === 404;
  return (
    <div role="alert">
      <EmptyState
        icon={<Icon svg={warningIcon} />}
        title={title}
        action={
          <>
            {onRetry && !isMissing && (
              <Button variant="line" small onClick={onRetry}>
                Try again
              </Button>
            )}
            {isMissing && (
              <ButtonLink small to={back.to}>
                {back.label}
              </ButtonLink>
            )}
          </>
        }
      >
        {isMissing ? "It was deleted, or the address is incomplete." : messageOf(error)}
      </EmptyState>
    </div>
  );
}
