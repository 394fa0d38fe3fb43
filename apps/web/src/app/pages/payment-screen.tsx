import type { ReactNode } from "react";
import { PageMeta } from "../../components/page-meta.tsx";
import { TestModeBand } from "../../components/test-mode-band.tsx";
import { useConfig } from "../../lib/config.ts";

/** Where the payment provider sends people back to, whatever became of the payment. */
export function PaymentScreen({ children }: { children: ReactNode }) {
  const mode = useConfig()?.payment.mode;
  return (
    <>
      <TestModeBand mode={mode} />
      <div className="wrap page">
        <PageMeta title="Payment" isPrivate />
        <h1 className="h1">Payment</h1>
        {children}
      </div>
    </>
  );
}
