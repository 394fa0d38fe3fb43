import { PageMeta } from "../../components/page-meta.tsx";
import { SuccessView } from "../../features/billing/components/success-view.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Payment" isPrivate />
      <h1 className="h1">Payment</h1>
      <SuccessView />
    </div>
  );
}
