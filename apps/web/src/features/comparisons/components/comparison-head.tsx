import { abTestingCategory, type Comparison } from "@adjudge/contracts";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { useNavigate } from "react-router";
import { BackLink } from "../../../components/back-link.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { formatReportDate } from "../../../lib/format.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { useDeleteComparison } from "../api/comparisons.ts";

function DeleteComparison({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteComparison(id);
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success("The comparison was deleted.");
        void navigate(paths.results, { replace: true });
      },
      onError: (error) => {
        setIsAsking(false);
        toast.error(messageOf(error));
      },
    });
  return (
    <>
      <Button variant="line" icon={<TrashIcon className="i" aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this comparison?"
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        The comparison is removed for good. Its two images and their reports stay.
      </ConfirmDialog>
    </>
  );
}

export function ComparisonHead({ comparison, isSample }: { comparison: Comparison; isSample: boolean }) {
  return (
    <div className="versus-head">
      <BackLink to={paths.results}>Results</BackLink>
      <div className="head__row">
        <div>
          <h1 className="h3">A/B report {isSample && <Badge tone="accent">Sample</Badge>}</h1>
          <p className="meta">
            {abTestingCategory}. {!isSample && `Created ${formatReportDate(comparison.created_date)}. `}
            Engine {comparison.image1_data.engine_version}
          </p>
        </div>
        <div className="row versus-head__actions no-print">
          {!isSample && <DeleteComparison id={comparison.id} />}
          <Button variant="line" icon={<FilePdfIcon className="i" aria-hidden="true" />} onClick={() => window.print()}>
            Export Report as PDF
          </Button>
          <ButtonLink to={paths.results}>Upload Another!</ButtonLink>
        </div>
      </div>
    </div>
  );
}
