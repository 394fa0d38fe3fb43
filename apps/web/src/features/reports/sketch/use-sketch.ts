import type { Analysis, FaultCode, Recommendation } from "@adjudge/contracts";
import { useEffect, useMemo, useState } from "react";
import type { Sketch } from "./apply-changes.ts";
import { faultsOf, scoresOf, type Scores, scoresWith } from "./sketch-model.ts";
import type { Drawing } from "./use-drawing.ts";

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
  /** What is collected, and what the pointer or the focus is on. */
  shown: readonly Recommendation[];
  /** The sketch of what is shown; null until the picture is there. */
  sketch: Sketch | null;
  /** How many of the collected changes are in the sketch of them. */
  appliedDrawn: number;
  /** Whether a piece of advice can be drawn, as far as is known: only then it is offered. */
  mayDraw: Drawing["mayDraw"];
  /** The second picture is beside the first. */
  isOpen: boolean;
  /** Tapped on a small screen: the picture stays in sight. */
  isHeld: boolean;
  before: Scores;
  /** With what is collected. */
  after: Scores;
  /** With what is shown. */
  preview: Scores;
  toggle: (recommendation: Recommendation) => void;
  look: (recommendation: Recommendation | null) => void;
  /** The same by a tap: it stays until another one. */
  hold: (recommendation: Recommendation) => void;
  clear: () => void;
}

interface Collected {
  /** Another analysis, after a correction, has other advice: nothing of the old one stays. */
  of: Analysis | null;
  applied: readonly Recommendation[];
  isOpen: boolean;
  isHeld: boolean;
}

const nothing: Collected = { of: null, applied: [], isOpen: false, isHeld: false };

export function useSketch(analysis: Analysis, ask: Ask | null, drawing: Drawing): SketchState {
  const [state, setState] = useState(nothing);
  const [looked, setLooked] = useState<Recommendation | null>(null);
  const now = state.of === analysis ? state : nothing;
  const { applied } = now;
  const isNew = looked !== null && !applied.includes(looked);
  const shown = useMemo(() => (looked && isNew ? [...applied, looked] : applied), [applied, looked, isNew]);
  // What cannot be drawn opens no sketch; once one is open it stays, so that nothing jumps under the pointer.
  const isOpen = now.isOpen || shown.some(drawing.canDraw);
  useWarmEngine(isOpen, ask);
  const sketch = useMemo(() => (isOpen ? drawing.draw(shown) : null), [drawing, shown, isOpen]);
  const ofApplied = useMemo(
    () => (shown === applied ? sketch : drawing.draw(applied)),
    [drawing, shown, applied, sketch],
  );
  const change = (by: Partial<Collected>): void =>
    setState((last) => {
      const kept = last.of === analysis ? last : nothing;
      return { ...kept, isOpen: kept.isOpen || isOpen, of: analysis, ...by };
    });
  return {
    applied,
    shown,
    sketch,
    appliedDrawn: ofApplied?.drawn.length ?? 0,
    mayDraw: drawing.mayDraw,
    isOpen,
    isHeld: now.isHeld,
    before: scoresOf(analysis),
    after: useScoresWith(analysis, applied, ask),
    preview: useScoresWith(analysis, shown, ask),
    toggle: (recommendation) =>
      change({
        applied: applied.includes(recommendation)
          ? applied.filter((other) => other !== recommendation)
          : [...applied, recommendation],
      }),
    look: (recommendation) => {
      setLooked(recommendation);
      if (isOpen || (recommendation !== null && drawing.canDraw(recommendation))) change({ isOpen: true });
    },
    hold: (recommendation) => {
      setLooked(recommendation);
      change({ isHeld: true });
    },
    clear: () => {
      setLooked(null);
      setState(nothing);
    },
  };
}
