import { PageMeta } from "../../components/page-meta.tsx";
import { TestModeBand } from "../../components/test-mode-band.tsx";
import { CanceledView } from "../../features/billing/components/canceled-view.tsx";
import { useConfig } from "../../lib/config.ts";

export function Page() {
  const mode = useConfig()?.payment.mode;
  return (
    <>
      <TestModeBand mode={mode} />
      <div className="wrap page">
        <PageMeta title="Payment" isPrivate />
        <h1 className="h1">Payment</h1>
        <CanceledView />
      </div>
    </>
  );
}
