import type { Damage } from "../measures/layout/damage.ts";
import type { Surface } from "../measures/surface.ts";
import type { Signals } from "../signals.ts";
import { pictureScore, probability, signScore } from "./linear-head.ts";
import {
  PAGE_HEAD,
  PAGE_SIGNS_HEAD,
  SHARES_HEAD,
  SHARES_SIGNS_HEAD,
  TALK_HEAD,
  TALK_SIGNS_HEAD,
} from "./page-heads.data.ts";
import { pageSigns } from "./page-signs.ts";
import {
  CHART_HEAD,
  CHART_SIGNS_HEAD,
  DOCUMENT_HEAD,
  DOCUMENT_SIGNS_HEAD,
  MEME_HEAD,
  MEME_SIGNS_HEAD,
  PHOTOGRAPH_HEAD,
  SCREENSHOT_HEAD,
  SCREENSHOT_SIGNS_HEAD,
} from "./picture-heads.data.ts";

export type NonAdKind =
  | "blank"
  | "noise"
  | "chart"
  | "document"
  | "screenshot"
  | "photograph"
  | "meme"
  /** No ad, though of which kind is not sure. */
  | "not_an_ad";

export interface NonAd {
  /** What the picture is instead of an ad, null where it is one. */
  kind: NonAdKind | null;
  /** Of that kind; where there is none, of the likeliest. */
  probability: number;
}

/** Neighbouring pixels of pure noise have nothing to do with each other; of the labelled ads none is under 0.7. */
const noiseUnder = 0.4;
/** Between the two it is too coarse for noise and too rough for a photograph. */
const photographFrom = 0.7;
/** Share of the picture without any detail from which on nothing is there. */
const blankFrom = 0.995;
const certain = 0.99;

/**
 * What a page is told by, and the lines it needs: a chart has its labels, a document far more. Below 15 the picture of a screen cannot
 * be told from a card set in plain type by its head of all screens: of 140 ads met for the first time four of 6 to 10 lines were taken
 * for one, of eight real ones one. A talk on a telephone can (page-heads.data.ts).
 */
const written = [
  { kind: "chart", least: 4, picture: CHART_HEAD, all: CHART_SIGNS_HEAD },
  { kind: "document", least: 6, picture: DOCUMENT_HEAD, all: DOCUMENT_SIGNS_HEAD },
  { kind: "screenshot", least: 15, picture: SCREENSHOT_HEAD, all: SCREENSHOT_SIGNS_HEAD },
  { kind: "meme", least: 1, picture: MEME_HEAD, all: MEME_SIGNS_HEAD },
  { kind: "chart", least: 3, picture: SHARES_HEAD, all: SHARES_SIGNS_HEAD },
  { kind: "screenshot", least: 4, picture: TALK_HEAD, all: TALK_SIGNS_HEAD },
  { kind: "document", least: 6, picture: PAGE_HEAD, all: PAGE_SIGNS_HEAD },
] as const;

/** How far by log odds a kind must lead another likely one to be named. */
const surelyLeads = 2;

interface Told {
  kind: NonAdKind;
  /** Log odds. */
  score: number;
  /** Whether there is enough writing to go by; without it the kind counts for the name alone. */
  isEnough: boolean;
}

/** The likeliest kind, or "not_an_ad" where another one is likely too and hardly less so. */
export function nameOf(told: readonly Told[]): NonAdKind {
  const [first, ...rest] = told.toSorted((a, b) => b.score - a.score);
  if (first === undefined) return "not_an_ad";
  const other = rest.find(({ kind }) => kind !== first.kind);
  return other !== undefined && other.score > 0 && first.score - other.score < surelyLeads ? "not_an_ad" : first.kind;
}

const direct = (kind: NonAdKind): NonAd => ({ kind, probability: certain });

/** Is it an ad at all? Blank and noise are measured; the rest comes from heads fitted against the labelled ads. */
export function nonAdOf(signals: Signals, surface: Surface, { smoothness }: Damage): NonAd {
  const { lines, unreadText = [], embedding, faces, objects, pixels } = signals;
  const texts = lines.length + unreadText.length;
  const nothing = texts + faces.length + objects.length === 0;
  if (nothing && surface.facts.emptyShare >= blankFrom) return direct("blank");
  if (smoothness < noiseUnder) return direct("noise");
  if (embedding === null) return { kind: null, probability: 0 };
  const signs = pageSigns({ lines, unreadText, facts: surface.facts, aspect: pixels.width / pixels.height });
  const told = written.map(({ kind, least, picture, all }): Told => ({
    kind,
    score: signScore(all, [...signs, pictureScore(picture, embedding)]),
    isEnough: texts >= least,
  }));
  // A photograph with words on it is an ad or a meme.
  if (texts === 0) told.push({ kind: "photograph", score: pictureScore(PHOTOGRAPH_HEAD, embedding), isEnough: true });
  const best = told.reduce((most, { score, isEnough }) => (isEnough ? Math.max(most, score) : most), -Infinity);
  const found = best === -Infinity ? 0 : probability(best);
  if (found <= 0.5) return { kind: null, probability: found };
  if (texts > 0) return { kind: nameOf(told), probability: found };
  return { kind: smoothness < photographFrom ? "not_an_ad" : "photograph", probability: found };
}
