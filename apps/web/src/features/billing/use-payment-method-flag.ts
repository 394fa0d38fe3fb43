import { paymentDialogReopenMs } from "@adjudge/contracts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const flag = "paymentMethod";

/**
 * The card dialog's state in the address: `paymentMethod=true` opens it, opening sets the flag, closing removes it.
 * docs/product/constants.md: the flag opens it again after 500 ms, in case the page was still moving the first time.
 */
export function usePaymentMethodFlag(): { isOpen: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const isFlagged = params.get(flag) === "true";
  const [isOpen, setIsOpen] = useState(isFlagged);

  useEffect(() => {
    if (!isFlagged) return;
    const timer = setTimeout(() => setIsOpen(true), paymentDialogReopenMs);
    return () => clearTimeout(timer);
  }, [isFlagged]);

  const setFlag = (value: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(flag, "true");
        else next.delete(flag);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    isOpen: isOpen && isFlagged,
    open: () => {
      setIsOpen(true);
      setFlag(true);
    },
    close: () => {
      setIsOpen(false);
      setFlag(false);
    },
  };
}
