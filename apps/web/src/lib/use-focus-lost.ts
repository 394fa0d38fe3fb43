import { useEffect, useRef } from "react";

/** When what had the focus goes from the page, the keyboard would start again at its top: here it can be put elsewhere. */
export function useFocusLost(isThere: boolean, onLost: () => void): void {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) onLost();
    wasThere.current = isThere;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew with each drawing of the page, and called at this change alone.
  }, [isThere]);
}
