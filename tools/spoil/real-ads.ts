import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Box } from "@adjudge/scoring";
import { randomSource } from "../eval/statistics.ts";

export interface RealAd {
  id: string;
  file: string;
  headline: string;
  places: Record<"headline" | "brand" | "cta", Box | null>;
}

type LabelledBox = [number, number, number, number] | null;

interface Label {
  file: string;
  is_ad: boolean;
  quality: number;
  headline: string;
  headline_box: LabelledBox;
  brand_box: LabelledBox;
  cta_box: LabelledBox;
}

const boxOf = (box: LabelledBox): Box | null => box && { x: box[0], y: box[1], width: box[2], height: box[3] };

/** "good" on the labels' scale of 1 to 7: an ad that is poor already may well gain by being cut. */
const wellLiked = 5;

const seed = 17;

/** Well-liked ads with a headline and a brand, two web ads to one brand ad, in an order that more ads never change. */
export function chooseAds(dataDir: string, count: number): RealAd[] {
  const labels = readFileSync(join(dataDir, "truth-facts", "labels.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    // The form of the rows is described beside them.
    .map((line) => JSON.parse(line) as Label)
    .filter((l) => l.is_ad && l.quality >= wellLiked && l.headline_box !== null && l.brand_box !== null);
  const next = randomSource(seed);
  const inOrder = labels
    .map((label) => ({ label, turn: next() }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ label }) => label);
  const web = inOrder.filter((l) => l.file.startsWith("truth-ads/"));
  const brand = inOrder.filter((l) => l.file.startsWith("clutter-train/"));
  const rows = web.flatMap((label, i) => {
    const other = i % 2 === 1 ? brand[(i - 1) / 2] : undefined;
    return other === undefined ? [label] : [label, other];
  });
  return rows.slice(0, count).map((l) => ({
    id: l.file.replace(/\.\w+$/, "").replaceAll("/images/", "-"),
    file: join(dataDir, l.file),
    headline: l.headline,
    places: { headline: boxOf(l.headline_box), brand: boxOf(l.brand_box), cta: boxOf(l.cta_box) },
  }));
}
