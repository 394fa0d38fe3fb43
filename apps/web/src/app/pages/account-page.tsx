import { BackLink } from "../../components/back-link.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { AccountView } from "../../features/account/components/account-view.tsx";
import { BillingSection } from "../../features/billing/components/billing-section.tsx";
import { ConsentSection } from "../../features/critique/components/consent-section.tsx";
import { paths } from "../../lib/paths.ts";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="My Account" isPrivate />
      <BackLink to={paths.results}>Results</BackLink>
      <h1 className="h1">My Account</h1>
      <AccountView billing={<BillingSection />} />
      <ConsentSection />
    </div>
  );
}
