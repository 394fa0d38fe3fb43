import { PageMeta } from "../../components/page-meta.tsx";
import { ComparisonView } from "../../features/comparisons/components/comparison-view.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="A/B report" isPrivate />
      <ComparisonView />
    </div>
  );
}
