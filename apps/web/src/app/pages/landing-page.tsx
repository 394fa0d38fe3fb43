import { PageMeta } from "../../components/page-meta.tsx";
import { PricesSection } from "../../features/billing/components/prices-section.tsx";
import { LandingView } from "../../features/landing/components/landing-view.tsx";

export function Page() {
  return (
    <>
      <PageMeta
        title="Know how well an ad works before you run it"
        description="Adjudge measures ad images before you pay to run them: an effectiveness score, contrast, recall and copy engagement, with the place and the value of each change."
      />
      <LandingView prices={<PricesSection />} />
    </>
  );
}
