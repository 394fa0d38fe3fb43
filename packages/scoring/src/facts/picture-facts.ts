import type { Surface } from "../measures/surface.ts";
import type { Signals } from "../signals.ts";
import { pictureScore, probability, signScore } from "./linear-head.ts";
import { nonAdOf, type NonAd } from "./non-ads.ts";
import { peopleSigns } from "./people-signs.ts";
import { pictureDamage, type PictureDamage } from "./picture-damage.ts";
import {
  DRAWN_HEAD,
  ILLUSTRATION_HEAD,
  MIXED_HEAD,
  PEOPLE_HEAD,
  PHOTO_HEAD,
  PRODUCT_HEAD,
  TEXT_HEAD,
} from "./picture-heads.data.ts";

export type PictureKind = "photo" | "illustration" | "mixed" | "text";

export interface PictureFacts {
  /** Probability that somebody is shown, photographed or drawn. */
  people: number;
  /** Probability that the people shown are drawn, given that there are any. */
  peopleDrawn: number;
  productShown: number;
  kind: PictureKind;
  /** Probability that the picture is an ad. */
  isAd: number;
  nonAd: NonAd;
  damage: PictureDamage;
}

const kindHeads = [
  ["photo", PHOTO_HEAD],
  ["illustration", ILLUSTRATION_HEAD],
  ["mixed", MIXED_HEAD],
  ["text", TEXT_HEAD],
] as const;

function kindOf(embedding: readonly number[]): PictureKind {
  const scores = kindHeads.map(([kind, head]) => ({ kind, score: pictureScore(head, embedding) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).kind;
}

/** What is told where no model looked at the picture: the shares among the labelled ads. */
const unseen = { peopleDrawn: 0.15, productShown: 0.5, kind: "photo" } as const;

/** Two witnesses, each by log odds: the head over what was detected, and the net that looks at the whole where it did. */
const agreed = (head: number, look: number | undefined): number =>
  probability(look === undefined ? head : (head + look) / 2);

/** What the picture shows, as probabilities. The weights and how well they hold are in picture-heads.data.ts. */
export function pictureFacts(signals: Signals, surface: Surface): PictureFacts {
  const { embedding, looks } = signals;
  const people = agreed(signScore(PEOPLE_HEAD, peopleSigns(signals)), looks?.anybody);
  const { measured, ...damage } = pictureDamage(signals, surface);
  const nonAd = nonAdOf(signals, surface, measured);
  const common = { people, isAd: 1 - nonAd.probability, nonAd, damage };
  if (embedding === null) return { ...common, ...unseen };
  return {
    ...common,
    // Somebody who is not photographed is drawn.
    peopleDrawn: probability(looks === undefined ? pictureScore(DRAWN_HEAD, embedding) : -looks.photo_people),
    productShown: agreed(pictureScore(PRODUCT_HEAD, embedding), looks?.product),
    kind: kindOf(embedding),
  };
}
