import type { ImageResult } from "@adjudge/contracts";
import { FilePdfIcon } from "@phosphor-icons/react/dist/csr/FilePdf";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useState } from "react";
import { useNavigate } from "react-router";
import { BackLink } from "../../../components/back-link.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { formatBytes, formatReportDate } from "../../../lib/format.ts";
import { paths } from "../../../lib/paths.ts";
import { toast } from "../../../lib/toast.ts";
import { useDeleteReport } from "../api/report.ts";

function DeleteReport({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteReport(id);
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success("The creative was deleted.");
        void navigate(paths.results, { replace: true });
      },
      // A comparison may still need the picture; the server says which and why.
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
        title="Delete this creative?"
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        The picture and its report are removed for good. The upload stays counted.
      </ConfirmDialog>
    </>
  );
}

/** Date, facts of the file and the actions; in print it is the head of page one. */
export function ReportHead({ image, isSample }: { image: ImageResult; isSample: boolean }) {
  const source = image.analysis?.source;
  return (
    <div className="report-head">
      <BackLink to={paths.results}>Results</BackLink>
      <div className="head__row">
        <div>
          <h1 className="h1">Report {isSample && <Badge tone="accent">Sample</Badge>}</h1>
          <p className="meta report-head__facts">
            {image.category.category}. {!isSample && `Created ${formatReportDate(image.created_date)}. `}
            {source &&
              `${source.width} × ${source.height} px, ${source.format.toUpperCase()}, ${formatBytes(source.bytes)}. `}
            Engine {image.engine_version}
          </p>
        </div>
        <div className="row report-head__actions no-print">
          {!isSample && <DeleteReport id={image.id} />}
          <Button variant="line" icon={<FilePdfIcon className="i" aria-hidden="true" />} onClick={() => window.print()}>
            Export Report as PDF
          </Button>
          <ButtonLink to={paths.results}>Upload Another!</ButtonLink>
        </div>
      </div>
    </div>
  );
}
