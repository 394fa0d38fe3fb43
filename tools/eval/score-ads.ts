import { analyse, type Analysis } from "@adjudge/scoring";
import { renderAds, type AdSpec } from "../adgen/index.ts";
import { perfectSignals } from "../adgen/perfect-signals.ts";

const known = new Map<string, Analysis>();

/**
 * Draws and scores generated ads, with the words and boxes as they were drawn. Each is scored once a process: the same ads and
 * the same changes of them are asked for by several tests.
 */
export async function scoreAds(specs: readonly AdSpec[]): Promise<Analysis[]> {
  const keyOf = (spec: AdSpec): string => JSON.stringify(spec);
  const unknown = specs.filter((spec) => !known.has(keyOf(spec)));
  for (const ad of await renderAds(unknown)) known.set(keyOf(ad.spec), analyse(await perfectSignals(ad)));
  return specs.flatMap((spec) => known.get(keyOf(spec)) ?? []);
}
