import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse, type Analysis, type Box, type Signals } from "@adjudge/scoring";
import { cachedSignals, signalsFile } from "../eval/cached-signals.ts";
import { canSpoil, randomFor, writeCopy } from "./copies.ts";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { rowOf, type SpoiltRow } from "./measure.ts";
import { readPicture } from "./paint.ts";
import { chooseAds, type RealAd } from "./real-ads.ts";
import type { AdToSpoil } from "./spoiling.ts";

/** One picture that was made, with where its signals lie. */
export interface IndexLine {
  ad: string;
  kind: string;
  picture: string;
  signals: string;
}

export interface RunOptions {
  count: number;
  /** Copies in folder/copies, signals in folder/signals. */
  folder: string;
  /** Only make and read the pictures. */
  signalsOnly?: boolean;
  onCopy?: (line: IndexLine, row: SpoiltRow | null) => void;
}

const largestFace = ({ faces }: Signals): Box | null =>
  faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0]?.box ?? null;

async function spoilOne(ad: RealAd, { folder, signalsOnly = false, onCopy }: RunOptions): Promise<SpoiltRow[]> {
  const home = join(folder, "copies", ad.id);
  const kept = join(folder, "signals");
  const report = (kind: string, path: string, row: SpoiltRow | null): void => {
    onCopy?.({ ad: ad.id, kind, picture: path, signals: signalsFile(readFileSync(path), kept) }, row);
  };
  // Written anew in the same format as the copies, so that the file tells nothing.
  const picture = await readPicture(ad.file);
  const original = await writeCopy(home, "original", picture);
  const signals = await cachedSignals(original, kept);
  report("original", original, null);
  const before: Analysis | null = signalsOnly ? null : analyse(signals);
  const rows: SpoiltRow[] = [];
  const toSpoil: Omit<AdToSpoil, "random"> = {
    picture,
    headline: ad.headline,
    places: { ...ad.places, face: largestFace(signals) },
  };
  for (const kind of [...SPOILINGS, RESET].filter((one) => canSpoil(one, toSpoil))) {
    const path = await writeCopy(
      home,
      kind.name,
      await kind.apply({ ...toSpoil, random: randomFor(ad.id, kind.name) }),
    );
    const spoilt = await cachedSignals(path, kept);
    const row = before && rowOf(ad.id, kind, before, analyse(spoilt));
    report(kind.name, path, row);
    if (row) rows.push(row);
  }
  return rows;
}

/** Spoils real ads in every way that fits them, and scores ad and copies with the engine as it is. */
export async function scoreSpoiltAds(dataDir: string, options: RunOptions): Promise<SpoiltRow[]> {
  const rows: SpoiltRow[] = [];
  for (const ad of chooseAds(dataDir, options.count)) rows.push(...(await spoilOne(ad, options)));
  return rows;
}
