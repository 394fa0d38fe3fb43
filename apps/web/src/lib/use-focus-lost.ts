import { useEffect, useRef } from "react";

/**
 * When what had the focus goes from the page, the keyboard would start again at its top: here it can be put elsewhere. Only where that is
 * what went: a browser that does not focus a clicked button has lost nothing.
 */
export function useFocusLost(isThere: boolean, onLost: () => void): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  const wasThere = useRef(false);
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (wasThere.current && !isThere && isGone && document.activeElement === document.body) onLost();
    wasThere.current = isThere;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with each drawing of the page, and called at this change alone.
  }, [isThere]);
}
