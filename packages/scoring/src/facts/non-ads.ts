import type { Damage } from "../measures/layout/damage.ts";
import type { Surface } from "../measures/surface.ts";
import type { Signals } from "../signals.ts";
import { pictureScore, probability, signScore } from "./linear-head.ts";
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

export type NonAdKind = "blank" | "noise" | "chart" | "document" | "screenshot" | "photograph" | "meme";

export interface NonAd {
  /** What the picture is instead of an ad, null where it is one. */
  kind: NonAdKind | null;
  /** Of that kind; where there is none, of the likeliest. */
  probability: number;
}

/** Neighbouring pixels of pure noise have nothing to do with each other; of the labelled ads none is under 0.7. */
const noiseUnder = 0.4;
/** Share of the picture without any detail from which on nothing is there. */
const blankFrom = 0.995;
const certain = 0.99;

/**
 * A page of writing needs lines: a chart has its labels, a document far more. Below 15 the picture of a screen cannot be told from
 * a card set in plain type: of 140 ads met for the first time four of 6 to 10 lines were taken for one, of eight real ones one.
 */
const leastLines = { chart: 4, document: 6, screenshot: 15, meme: 1 } as const;

const written = [
  ["chart", CHART_HEAD, CHART_SIGNS_HEAD],
  ["document", DOCUMENT_HEAD, DOCUMENT_SIGNS_HEAD],
  ["screenshot", SCREENSHOT_HEAD, SCREENSHOT_SIGNS_HEAD],
  ["meme", MEME_HEAD, MEME_SIGNS_HEAD],
] as const;

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
  const scores: NonAd[] = written.flatMap(([kind, picture, all]) =>
    texts < leastLines[kind]
      ? []
      : [{ kind, probability: probability(signScore(all, [...signs, pictureScore(picture, embedding)])) }],
  );
  // A photograph with words on it is an ad or a meme.
  if (texts === 0)
    scores.push({ kind: "photograph", probability: probability(pictureScore(PHOTOGRAPH_HEAD, embedding)) });
  const best = scores.reduce<NonAd>((a, b) => (b.probability > a.probability ? b : a), { kind: null, probability: 0 });
  return best.probability > 0.5 ? best : { kind: null, probability: best.probability };
}
