import { PageMeta } from "../../components/page-meta.tsx";
import { ComparisonView } from "../../features/comparisons/components/comparison-view.tsx";
import { PairOpinion } from "../../features/critique/components/pair-opinion.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="A/B report" isPrivate />
      <ComparisonView />
      <PairOpinion />
    </div>
  );
}
