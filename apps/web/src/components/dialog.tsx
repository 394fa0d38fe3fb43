import { dialogCloseMs } from "@adjudge/contracts";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { focusNear, surroundings } from "../lib/focus-near.ts";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** While a call runs: neither Escape nor the close icon does anything. */
  locked?: boolean;
  /** A wider sheet, for forms with two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Modal dialog on the native element, which traps focus, makes the rest inert and gives focus back. */
export function Dialog({ open, onClose, title, locked = false, wide, children }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const openedFrom = useRef<HTMLElement[]>([]);
  const [isShown, setIsShown] = useState(open);
  if (open && !isShown) setIsShown(true);

  useEffect(() => {
    if (open) {
      const dialog = element.current;
      if (!dialog || dialog.open) return;
      openedFrom.current = surroundings(document.activeElement);
      dialog.showModal();
      return;
    }
    const timer = setTimeout(() => {
      // Closing before it leaves the page gives focus back to what opened it.
      element.current?.close();
      // What opened it may have been deleted in it.
      focusNear(openedFrom.current);
      setIsShown(false);
    }, dialogCloseMs);
    return () => clearTimeout(timer);
  }, [open]);

  if (!isShown) return null;
  const requestClose = () => {
    if (!locked) onClose();
  };
  return (
    <dialog
      ref={element}
      className={wide ? "dialog dialog--wide" : "dialog"}
      data-phase={open ? "open" : "closing"}
      aria-labelledby={titleId}
      aria-busy={locked}
      // The browser closes on a second Escape even if `cancel` is prevented; taking the key stops that.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        requestClose();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        requestClose();
      }}
    >
      <div className="dialog__head">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <IconButton label="Close" disabled={locked} onClick={requestClose}>
          <Icon svg={xIcon} />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}

/** The row of actions at a dialog's foot; the destructive one comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog__actions">{children}</div>;
}
