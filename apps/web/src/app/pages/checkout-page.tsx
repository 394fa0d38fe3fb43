import { useParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { TestModeBand } from "../../components/test-mode-band.tsx";
import { CheckoutView } from "../../features/billing/components/checkout-view.tsx";
import { useConfig } from "../../lib/config.ts";

export function Page() {
  const { id = "" } = useParams();
  const mode = useConfig()?.payment.mode;
  return (
    <>
      <TestModeBand mode={mode} />
      <div className="wrap page">
        <PageMeta title="Checkout" isPrivate />
        <CheckoutView key={id} planId={id} />
      </div>
    </>
  );
}
