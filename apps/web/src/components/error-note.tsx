import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { messageOf } from "../lib/api-error.ts";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface ErrorNoteProps {
  error: unknown;
  /** What could not be shown: Results could not be loaded. */
  title: string;
  onRetry?: () => void;
}

/** Stands where a list or report would, when its call failed. */
export function ErrorNote({ error, title, onRetry }: ErrorNoteProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningIcon className="i" aria-hidden="true" />}
        title={title}
        action={
          onRetry && (
            <Button variant="line" small onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {messageOf(error)}
      </EmptyState>
    </div>
  );
}
