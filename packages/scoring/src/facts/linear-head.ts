import { bytesOf } from "../words/base64.ts";

/** A linear model of a few plain numbers: weights a unit, and where it stands without them. */
export interface SignHead {
  weights: readonly number[];
  bias: number;
}

/** A linear model over the pooled picture features: one signed byte a feature, base64, worth `step` each. */
export interface PictureHead {
  weights: string;
  step: number;
  bias: number;
}

export const probability = (score: number): number => 1 / (1 + Math.exp(-score));

export function signScore(head: SignHead, signs: readonly number[]): number {
  return head.weights.reduce((sum, weight, i) => sum + weight * (signs[i] ?? 0), head.bias);
}

const opened = new WeakMap<PictureHead, Int8Array>();

function bytesOfHead(head: PictureHead): Int8Array {
  const known = opened.get(head);
  if (known !== undefined) return known;
  const bytes = new Int8Array(bytesOf(head.weights).buffer);
  opened.set(head, bytes);
  return bytes;
}

/** Roots of the features: they are never negative, and a few of them are very large. */
export function pictureScore(head: PictureHead, embedding: readonly number[]): number {
  const bytes = bytesOfHead(head);
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 1) sum += (bytes[i] ?? 0) * Math.sqrt(Math.max(0, embedding[i] ?? 0));
  return head.bias + sum * head.step;
}
