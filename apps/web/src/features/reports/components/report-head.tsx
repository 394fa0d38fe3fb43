import type { ImageResult } from "@adjudge/contracts";
import { DeleteProof } from "../../../components/proof/delete-proof.tsx";
import { ProofHead } from "../../../components/proof/proof-head.tsx";
import { useDeleteReport } from "../api/report.ts";

export function ReportHead({ image, isSample }: { image: ImageResult; isSample: boolean }) {
  const deletion = useDeleteReport(image.id);
  const source = image.analysis?.source;
  return (
    <ProofHead
      title="Report"
      name={image.name}
      size="h1"
      category={image.category.category}
      createdDate={image.created_date}
      {...(source && {
        facts: `${source.width} × ${source.height} px, ${source.format.toUpperCase()}${image.corrected ? ". Corrected by you" : ""}`,
      })}
      engineVersion={image.engine_version}
      isSample={isSample}
      deleteButton={
        <DeleteProof
          noun="ad"
          consequence={
            image.withheld
              ? "The picture and its report are removed for good."
              : "The picture and its report are removed for good. The upload still counts."
          }
          deletion={deletion}
        />
      }
    />
  );
}
