import type { Measures } from "../facts/seen.ts";
import type { Box, EvidenceGrade, FaultCode, ScoreName, SureRole } from "../types.ts";
import type { FeatureName } from "./features.ts";

/** One way in which an ad fails. Its probability is fitted (weights.data.ts); all else about it stands in its own file. */
export interface Fault {
  code: FaultCode;
  /** The one score it moves. */
  score: ScoreName;
  /** Named neither way, for where it is unsure: "Contrast of the text". */
  topic: string;
  /** Named as a fault, in plain words: "Hard to read". */
  label: string;
  /** The same as part of a sentence: "text with too little contrast". */
  phrase: string;
  /** What is said where the ad is clearly free of it: "Easy to read"; null where that is no news. */
  works: string | null;
  /** True where that is not said all the same, because something in the ad speaks against it. */
  doubted?: (m: Measures) => boolean;
  grade: EvidenceGrade;
  sources: string;
  /** False where the engine cannot tell it from chance: it is then never claimed and moves no score. */
  seen: boolean;
  /** More of a feature is always worse: the fitted weights are never negative, so that no spoiling lowers a probability. */
  looksAt: readonly FeatureName[];
  /** Probability by a measurement of its own, where one shows the fault outright; named from one half on. */
  outright?: (m: Measures) => number;
  /** It costs only what is shown outright: the rest of its chance may be the engine's own misreading. */
  costsOutright?: true;
  /** What shows it outright has a term of its own in the scores: it costs there, not here. */
  paidElsewhere?: true;
  /** False where the fault cannot be claimed: an ad in which no button was found has no weak one. Absent: always possible. */
  possible?: (m: Measures) => boolean;
  /** What it is said of: not claimed where that is more likely wrong than right. */
  about?: SureRole;
  /** True where it may stand in words that the engine cannot read or does not know: it is then not claimed, and as likely as in other ads. */
  beyondUs?: (m: Measures) => boolean;
  /** Something of what is asked for was found, however little the odds make of it. */
  found?: (m: Measures) => boolean;
  /** True where what the ad plainly shows rules it out: it is then as unlikely as in an ad that is clearly free of it. */
  refuted?: (m: Measures) => boolean;
  /** How far it may be beyond us, 0 to 1: where that is 1 it costs half. */
  doubt?: (m: Measures) => number;
  /** True where nothing at all can be told, as of misspelt words in a script no list holds: neither claimed nor cleared, counted as in other ads. */
  unknowable?: (m: Measures) => boolean;
  /** True where a second witness, such as the look at the whole, speaks against it: it is then not claimed. */
  denied?: (m: Measures) => boolean;
  /** Where it is not possible: true if something hints that the engine overlooked what has the fault. */
  hinted?: (m: Measures) => boolean;
  /** True where nothing is there that could show the fault or its absence: the scores then count it as in other ads, at the least. */
  untold?: (m: Measures) => boolean;
  /** Where it is not claimed: what was looked at, in one sentence that a reader can check; "" where that is no single thing. */
  looked?: (m: Measures) => string;
  /** What was seen, in one sentence, with the ad's own words and values. */
  reason: (m: Measures) => string;
  /** The places it is seen at; none where it is the whole picture. */
  places: (m: Measures) => Box[];
  /** What would mend it. */
  mend: string;
}
