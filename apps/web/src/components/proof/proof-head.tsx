import filePdfIcon from "@phosphor-icons/core/regular/file-pdf.svg?raw";
import { Fragment, type ReactNode } from "react";
import { formatReportDate } from "../../lib/format.ts";
import { paths } from "../../lib/paths.ts";
import { BackLink } from "../back-link.tsx";
import { Badge } from "../badge.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";

interface ProofHeadProps {
  title: string;
  /** What the gallery calls it; "" where it has no name. */
  name?: string;
  /** The report's own title is the largest thing on its page; a comparison's leaves that to the verdict. */
  size: "h1" | "h3";
  category: string;
  createdDate: string;
  /** Facts of the file, where there is one file: 1080 × 1350 px, PNG, 1.2 MB. */
  facts?: string;
  engineVersion: string;
  isSample: boolean;
  deleteButton: ReactNode;
}

/** Head of both reports: what it is, when, by which engine, and the actions; in print it opens page one. */
export function ProofHead(props: ProofHeadProps) {
  const { title, name = "", size, category, createdDate, facts, engineVersion, isSample, deleteButton } = props;
  const sentences = [
    category,
    ...(isSample ? [] : [`Created ${formatReportDate(createdDate)}`]),
    ...(facts ? [facts] : []),
  ];
  return (
    <div className="proof-head">
      <BackLink to={paths.results}>Results</BackLink>
      <div className="head__row">
        <div>
          <h1 className={size}>
            {name === "" ? title : `${title}: ${name}`} {isSample && <Badge tone="accent">Sample</Badge>}
          </h1>
          <p className="meta proof-head__facts">
            {sentences.map((sentence) => (
              <Fragment key={sentence}>
                <span>{sentence}.</span>{" "}
              </Fragment>
            ))}
            <span>Engine {engineVersion}</span>
          </p>
        </div>
        <div className="row proof-head__actions no-print">
          {!isSample && deleteButton}
          <Button variant="line" icon={<Icon svg={filePdfIcon} />} onClick={() => window.print()}>
            Export Report as PDF
          </Button>
          <ButtonLink to={paths.results}>Upload Another!</ButtonLink>
        </div>
      </div>
    </div>
  );
}
