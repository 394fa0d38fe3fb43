import { abTestingCategory, type Comparison } from "@adjudge/contracts";
import { DeleteProof } from "../../../components/proof/delete-proof.tsx";
import { ProofHead } from "../../../components/proof/proof-head.tsx";
import { useDeleteComparison } from "../api/comparisons.ts";

export function ComparisonHead({ comparison, isSample }: { comparison: Comparison; isSample: boolean }) {
  const deletion = useDeleteComparison(comparison.id);
  return (
    <ProofHead
      title="A/B report"
      size="h3"
      category={abTestingCategory}
      createdDate={comparison.created_date}
      engineVersion={comparison.image1_data.engine_version}
      isSample={isSample}
      deleteButton={
        <DeleteProof
          noun="comparison"
          consequence="The comparison is removed for good. Its two images and their reports stay."
          deletion={deletion}
        />
      }
    />
  );
}
