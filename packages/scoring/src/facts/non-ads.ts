import type { Damage } from "../measures/layout/damage.ts";
import type { Surface } from "../measures/surface.ts";
import { LIKENESSES, type Signals } from "../signals.ts";
import { pictureScore, probability, signScore } from "./linear-head.ts";
import {
  PAGE_HEAD,
  PAGE_SIGNS_HEAD,
  SHARES_HEAD,
  SHARES_SIGNS_HEAD,
  TALK_HEAD,
  TALK_SIGNS_HEAD,
} from "./page-heads.data.ts";
import { NON_AD_HEADS } from "./non-ad-heads.data.ts";
import { isOtherScript, languageOf } from "../words/language.ts";
import { nonAdSigns } from "./non-ad-signs.ts";
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

/** Told by everything that was found (NON_AD_HEADS), and the lines each needs. A comic has no sentence of its own. */
const groups = [
  { group: "meme", least: 1, kind: "meme" },
  { group: "comic", least: 1, kind: "not_an_ad" },
  { group: "page", least: 3, kind: null },
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

interface Writing {
  /** How it lies on the page. */
  signs: readonly number[];
  /** Lines and places that could not be read. */
  texts: number;
}

function writingOf({ lines, unreadText = [], pixels }: Signals, { facts }: Surface): Writing {
  const aspect = pixels.width / pixels.height;
  return { signs: pageSigns({ lines, unreadText, facts, aspect }), texts: lines.length + unreadText.length };
}

function firstHeads({ signs, texts }: Writing, embedding: readonly number[]): Told[] {
  return written.map(({ kind, least, picture, all }) => ({
    kind,
    score: signScore(all, [...signs, pictureScore(picture, embedding)]),
    isEnough: texts >= least,
  }));
}

/** All that was found, for the heads that ask everything; null where too little was. */
function foundIn({ said = [], looks }: Signals, { signs }: Writing, told: readonly Told[]): number[] | null {
  if (said.length === 0 || looks === undefined) return null;
  return nonAdSigns({ signs, scores: told.map(({ score }) => score), said, looks });
}

/** The same for those who fit these heads. */
export function foundSigns(signals: Signals, surface: Surface): number[] | null {
  const writing = writingOf(signals, surface);
  return signals.embedding && foundIn(signals, writing, firstHeads(writing, signals.embedding));
}

/** The encoder of the words knows English: of 122 ads in other languages met for the first time it called seven comics, memes, charts and pages. */
const isInEnglish = ({ lines }: Signals): boolean => {
  const text = lines.map((line) => line.text).join("\n");
  return !isOtherScript(text) && ["", "en"].includes(languageOf(text).code);
};

/** What each head that asks everything says; null for words that they do not know, or in signals stored before there were such heads. */
function allHeads(signals: Signals, writing: Writing, told: readonly Told[]): Told[] | null {
  const { embedding, likeness } = signals;
  const found = foundIn(signals, writing, told);
  if (embedding === null || likeness === undefined || found === null || !isInEnglish(signals)) return null;
  const page = nameOf(told.filter(({ kind }) => kind !== "meme"));
  return groups.map(({ group, least, kind }) => {
    const { picture, all } = NON_AD_HEADS[group];
    const words = likeness[LIKENESSES.indexOf(group)] ?? 0;
    const score = signScore(all, [...found, pictureScore(picture, embedding), words]);
    return { kind: kind ?? page, score, isEnough: writing.texts >= least };
  });
}

/**
 * Log odds that the first heads need where nobody asks the words: three of 115 ads in other languages lay above nought
 * (flyers called documents), the farthest at 1.5.
 */
const surelyAlone = 1.6;

const likeliest = (told: readonly Told[]): Told | undefined =>
  told.filter(({ isEnough }) => isEnough).toSorted((a, b) => b.score - a.score)[0];

/** Is it an ad at all? Blank and noise are measured; the rest comes from heads fitted against the labelled ads. */
export function nonAdOf(signals: Signals, surface: Surface, { smoothness }: Damage): NonAd {
  const { embedding, faces, objects } = signals;
  const writing = writingOf(signals, surface);
  const { texts } = writing;
  const nothing = texts + faces.length + objects.length === 0;
  if (nothing && surface.facts.emptyShare >= blankFrom) return direct("blank");
  if (smoothness < noiseUnder) return direct("noise");
  if (embedding === null) return { kind: null, probability: 0 };
  // A photograph with words on it is an ad or a meme.
  if (texts === 0) return bareOf(probability(pictureScore(PHOTOGRAPH_HEAD, embedding)), smoothness);
  const told = firstHeads(writing, embedding);
  const all = allHeads(signals, writing, told);
  const best = likeliest(all ?? told);
  const found = best === undefined ? 0 : probability(best.score - (all === null ? surelyAlone : 0));
  if (best === undefined || found <= 0.5) return { kind: null, probability: found };
  return { kind: all === null ? nameOf(told) : best.kind, probability: found };
}

/** Without any writing it is a photograph or it is not known what. */
function bareOf(found: number, smoothness: number): NonAd {
  if (found <= 0.5) return { kind: null, probability: found };
  return { kind: smoothness < photographFrom ? "not_an_ad" : "photograph", probability: found };
}
