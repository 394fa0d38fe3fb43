import { useEffect, useRef } from "react";

/** Covers the page while an upload or comparison runs; `message` is SPEC's busy text, null shows nothing. */
export function AnalysingOverlay({ message }: { message: string | null }) {
  const element = useRef<HTMLDialogElement>(null);
  const isShown = message !== null;
  useEffect(() => {
    const dialog = element.current;
    if (isShown && dialog && !dialog.open) dialog.showModal();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <dialog
      ref={element}
      className="analysing"
      aria-label="Analysing"
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="analysing__rule" aria-hidden="true">
        <span />
      </div>
      <p className="h3" role="status">
        {message}
      </p>
    </dialog>
  );
}
