import type { Box } from "@adjudge/contracts";
import { ProofPicture, type ProofView } from "../../../components/proof/proof-picture.tsx";
import { type Sample, type SampleName, samplePicture, sampleTexts } from "../../../lib/samples.ts";
import "../../../components/proof/proof-report.css";

export interface SampleProofProps {
  sample: Sample;
  name: SampleName;
  view: ProofView;
  boxes: Box[];
}

/** In a file of its own, so that the landing page paints before it is loaded. */
export function SampleProof({ sample, name, view, boxes }: SampleProofProps) {
  const active = boxes.length > 0 ? { number: 1, boxes } : null;
  return (
    <ProofPicture
      src={samplePicture(name)}
      alt={sampleTexts[name]}
      analysis={sample.analysis}
      view={view}
      places={[]}
      active={active}
      anchor="sample"
    />
  );
}
