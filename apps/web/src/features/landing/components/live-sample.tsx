import { type ComponentType, startTransition, useEffect, useState } from "react";
import { Band, bandOf } from "../../../components/band.tsx";
import { Reading, ScoreScale } from "../../../components/score-scale.tsx";
import { Segmented } from "../../../components/segmented.tsx";
import {
  loadSample,
  type Sample,
  type SampleName,
  samplePicture,
  sampleScores,
  sampleTexts,
} from "../../../lib/samples.ts";
import type { SampleProofProps } from "./sample-proof.tsx";

interface Report {
  sample: Sample;
  Proof: ComponentType<SampleProofProps>;
}

async function loadReport(name: SampleName): Promise<Report> {
  const [sample, { SampleProof }] = await Promise.all([loadSample(name), import("./sample-proof.tsx")]);
  return { sample, Proof: SampleProof };
}

const views = [
  { value: "original", label: "Original" },
  { value: "attention", label: "Attention" },
  { value: "elements", label: "Elements" },
] as const;
type View = (typeof views)[number]["value"];

const rows = [
  ["contrast", "Contrast"],
  ["recall", "Recall"],
  ["copy_engagement", "Copy engagement"],
] as const;

/** After the first paint and what it brings: picture, scores and advice stand there already. Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, 400);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 4_000 });
  return () => cancelIdleCallback(handle);
}

const placeholder = (name: SampleName) => (
  <div className="proof__print">
    <div className="ruler-x" />
    <div className="ruler-y" />
    <img
      src={samplePicture(name)}
      alt={sampleTexts[name]}
      width={sampleScores[name].width}
      height={sampleScores[name].height}
      fetchPriority="high"
    />
  </div>
);

/** A report as users get it: real output of the engine on an ad we drew, to be pointed at. */
export function LiveSample({ name }: { name: SampleName }) {
  const [report, setReport] = useState<Report | null>(null);
  const [view, setView] = useState<View>("original");
  const [active, setActive] = useState<number | null>(null);
  const scores = sampleScores[name];
  const { advice } = scores;
  useEffect(() => {
    let isGone = false;
    const stop = whenIdle(() => {
      loadReport(name).then(
        (loaded) => !isGone && startTransition(() => setReport(loaded)),
        () => undefined, // the picture, the scores and the advice stand without it
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [name]);
  return (
    <div className="plate__grid">
      <div className="plate__proof">
        {report ? (
          <report.Proof
            sample={report.sample}
            name={name}
            view={view}
            boxes={active === null ? [] : (advice[active]?.boxes ?? [])}
          />
        ) : (
          placeholder(name)
        )}
        <div className="plate__views">
          <Segmented label="View" options={views} value={view} onChange={setView} />
        </div>
      </div>
      <aside className="slip" aria-label="Sample report">
        <h2 className="h4">Overall Effectiveness Score</h2>
        <div className="slip__overall">
          <Reading value={scores.overall} size="lg" />
          <Band kind={bandOf(scores.overall)} />
        </div>
        <dl>
          {rows.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <span className="num">{Math.round(scores[key])}</span>
                <ScoreScale label={label} value={scores[key]} small />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="slip__advice">
          {advice.map((item, index) => (
            <li key={item.text}>
              <button
                type="button"
                aria-pressed={active === index}
                onPointerEnter={() => setActive(index)}
                onPointerLeave={() => setActive(null)}
                onFocus={() => setActive(index)}
                onBlur={() => setActive(null)}
                onClick={() => setActive(index)}
              >
                <span>{item.text}</span>
                <b className="num">{item.gain}</b>
              </button>
            </li>
          ))}
        </ul>
        <p className="xs muted">A real report on an ad we drew. Point at or tap a line to see its place.</p>
      </aside>
    </div>
  );
}
