import { useEffect, useRef } from "react";

/** Tells whether what had the focus is gone from the page, and the focus with it. */
function useIsFocusGone(): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  return () => last.current instanceof Node && !last.current.isConnected && document.activeElement === document.body;
}

/**
 * When what had the focus goes from the page, the keyboard would start again at its top: here it can be put elsewhere. Only where that is
 * what went: a browser that does not focus a clicked button has lost nothing.
 */
export function useFocusLost(isThere: boolean, onLost: () => void): void {
  const isGone = useIsFocusGone();
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && isGone()) onLost();
    wasThere.current = isThere;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with each drawing of the page, and called at this change alone.
  }, [isThere]);
}

/** The same for a list: a row that was deleted, or changed its buttons, took the focus along. */
export function useFocusInList(list: unknown, onLost: () => void): void {
  const isGone = useIsFocusGone();
  useEffect(() => {
    if (isGone()) onLost();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above: asked when the list is another.
  }, [list]);
}
