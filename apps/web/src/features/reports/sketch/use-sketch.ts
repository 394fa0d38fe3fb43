import type { Analysis, FaultCode, Recommendation } from "@adjudge/contracts";
import { useEffect, useMemo, useState } from "react";
import { faultsOf, scoresOf, type Scores, scoresWith } from "./sketch-model.ts";

type Ask = (mended: readonly FaultCode[]) => Promise<{ overall: number | null; scores: Scores["scores"] }>;

interface Told {
  name: string;
  scores: Scores;
}

/** What several changes do together: the sum of their gains at once, then what the engine in this browser says. */
function useScoresWith(analysis: Analysis, chosen: readonly Recommendation[], ask: Ask | null): Scores {
  const [told, setTold] = useState<Told | null>(null);
  const faults = faultsOf(chosen);
  // One fault alone has been scored by the engine already.
  const isAsked = ask !== null && faults.length > 1 && faults.length === chosen.length;
  const name = isAsked ? faults.toSorted().join(" ") : "";
  useEffect(() => {
    if (!ask || name === "") return;
    let isCurrent = true;
    ask(name.split(" ") as FaultCode[]).then(
      ({ overall, scores }) => isCurrent && overall !== null && setTold({ name, scores: { overall, scores } }),
      // The sum of the gains stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // `ask` is made anew with each drawing of the page; what it returns depends on the name and the analysis alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, analysis]);
  return told !== null && told.name === name && name !== "" ? told.scores : scoresWith(scoresOf(analysis), chosen);
}

/** The engine in this browser measures the ad while the first change is looked at, so that several are scored in a moment. */
function useWarmEngine(isOpen: boolean, ask: Ask | null): void {
  const isWanted = isOpen && ask !== null;
  useEffect(() => {
    if (isWanted) ask?.([]).catch(() => undefined);
    // Once for each opening, whichever `ask` was made last.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
}

export interface SketchState {
  /** Collected with "Apply". */
  applied: readonly Recommendation[];
  /** Drawn now: what is collected, and what the pointer or the focus is on. */
  shown: readonly Recommendation[];
  /** The second picture is beside the first. */
  isOpen: boolean;
  before: Scores;
  /** With what is collected. */
  after: Scores;
  /** With what is drawn now. */
  preview: Scores;
  toggle: (recommendation: Recommendation) => void;
  look: (recommendation: Recommendation | null) => void;
  clear: () => void;
}

interface Collected {
  /** Another analysis, after a correction, has other advice: nothing of the old one stays. */
  of: Analysis | null;
  applied: readonly Recommendation[];
  isOpen: boolean;
}

const nothing: Collected = { of: null, applied: [], isOpen: false };

export function useSketch(analysis: Analysis, ask: Ask | null): SketchState {
  const [state, setState] = useState(nothing);
  const [looked, setLooked] = useState<Recommendation | null>(null);
  const { applied, isOpen } = state.of === analysis ? state : nothing;
  useWarmEngine(isOpen, ask);
  const isNew = looked !== null && !applied.includes(looked);
  const shown = useMemo(() => (looked && isNew ? [...applied, looked] : applied), [applied, looked, isNew]);
  return {
    applied,
    shown,
    isOpen,
    before: scoresOf(analysis),
    after: useScoresWith(analysis, applied, ask),
    preview: useScoresWith(analysis, shown, ask),
    toggle: (recommendation) =>
      setState({
        of: analysis,
        applied: applied.includes(recommendation)
          ? applied.filter((other) => other !== recommendation)
          : [...applied, recommendation],
        isOpen: isOpen || recommendation.change !== null,
      }),
    look: (recommendation) => {
      setLooked(recommendation);
      if (recommendation?.change && !isOpen) setState({ of: analysis, applied, isOpen: true });
    },
    clear: () => {
      setLooked(null);
      setState(nothing);
    },
  };
}
