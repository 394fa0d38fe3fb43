import { PageMeta } from "../../components/page-meta.tsx";
import { SecondOpinion } from "../../features/critique/components/second-opinion.tsx";
import { ReportView } from "../../features/reports/components/report-view.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Report" isPrivate />
      <ReportView />
      <SecondOpinion />
    </div>
  );
}
