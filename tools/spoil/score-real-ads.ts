import { analyse, type Analysis, type Box, type Signals } from "@adjudge/scoring";
import { benchFor, homeOf, type Bench, type RunOptions } from "./bench.ts";
import { canSpoil, randomFor, writeCopy } from "./copies.ts";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { rowOf, type SpoiltRow } from "./measure.ts";
import { readPicture } from "./paint.ts";
import { chooseAds, type RealAd } from "./real-ads.ts";
import type { AdToSpoil, Spoiling } from "./spoiling.ts";

const largestFace = ({ faces }: Signals): Box | null =>
  faces.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)[0]?.box ?? null;

/** An ad with its picture, signals and analysis, read once for all of its copies. */
interface Opened {
  id: string;
  toSpoil: Omit<AdToSpoil, "random">;
  /** Null where only signals are wanted. */
  before: Analysis | null;
}

async function openAd(bench: Bench, ad: RealAd): Promise<Opened> {
  // Written anew in the same format as the copies, so that the file tells nothing.
  const picture = await readPicture(ad.file);
  const path = await writeCopy(homeOf(bench, ad.id), "original", picture);
  const signals = await bench.read(ad.id, "original", path, () => null);
  return {
    id: ad.id,
    toSpoil: { picture, headline: ad.headline, places: { ...ad.places, face: largestFace(signals) } },
    before: bench.options.signalsOnly === true ? null : analyse(signals),
  };
}

async function spoil(bench: Bench, { id, toSpoil, before }: Opened, kind: Spoiling): Promise<SpoiltRow[]> {
  if (!canSpoil(kind, toSpoil)) return [];
  const spoilt = await kind.apply({ ...toSpoil, random: randomFor(id, kind.name) });
  const path = await writeCopy(homeOf(bench, id), kind.name, spoilt);
  const rows: SpoiltRow[] = [];
  await bench.read(id, kind.name, path, (signals) => {
    if (before) rows.push(rowOf(id, kind, before, analyse(signals)));
    return rows[0] ?? null;
  });
  return rows;
}

/** Every kind has been tried on a part of the ads after each round, so that a run cut short has something to say of all. */
const rounds = 3;

/** Spoils real ads in every way that fits them, and scores ad and copies with the engine as it is. */
export async function scoreSpoiltAds(dataDir: string, options: RunOptions): Promise<SpoiltRow[]> {
  const bench = benchFor(options);
  const ads: Opened[] = [];
  for (const ad of chooseAds(dataDir, options.count)) ads.push(await openAd(bench, ad));
  const rows: SpoiltRow[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [i, ad] of ads.entries())
      for (const [k, kind] of [...SPOILINGS, RESET].entries())
        if ((i + k) % rounds === round) rows.push(...(await spoil(bench, ad, kind)));
  return rows;
}
