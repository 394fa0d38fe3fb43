import { PageMeta } from "../../components/page-meta.tsx";
import { ReportView } from "../../features/reports/components/report-view.tsx";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Report" isPrivate />
      <ReportView />
    </div>
  );
}
