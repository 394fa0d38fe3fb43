import { type ReactNode, useLayoutEffect, useRef } from "react";

interface OverlayProps {
  message: string;
  /** How far the work is. */
  children?: ReactNode;
}

function Overlay({ message, children }: OverlayProps) {
  const element = useRef<HTMLDialogElement>(null);
  // A layout effect's end still finds the dialog on the page; closing it there gives focus back to what had it.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
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
      {children}
    </dialog>
  );
}

/** Covers the page while an upload or comparison runs; `message` is one of docs/product/states.md#busy-texts; null shows nothing. */
export function AnalysingOverlay({ message, children }: { message: string | null; children?: ReactNode }) {
  return message === null ? null : <Overlay message={message}>{children}</Overlay>;
}
