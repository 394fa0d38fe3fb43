import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { SecondOpinion } from "../../features/critique/components/second-opinion.tsx";
import { reportQuery } from "../../features/reports/api/report.ts";
import { ReportView } from "../../features/reports/components/report-view.tsx";

/** Of the ad whose report stands above. */
function OpinionOfReport() {
  const { id = "" } = useParams();
  const { data: image } = useQuery(reportQuery(id));
  // Where no score is given no model is asked either.
  if (!image?.analysis || image.analysis.withheld) return null;
  const alt = "The same ad, with the places the model names";
  return <SecondOpinion picture={{ src: image.image, alt, analysis: image.analysis }} />;
}

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Report" isPrivate />
      <ReportView />
      <OpinionOfReport />
    </div>
  );
}
