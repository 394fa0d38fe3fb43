import { analyse, type Analysis } from "@adjudge/scoring";
import { renderAds, type AdSpec } from "../adgen/index.ts";
import { perfectSignals } from "../adgen/perfect-signals.ts";

/** Draws and scores generated ads, with the words and boxes as they were drawn. */
export async function scoreAds(specs: readonly AdSpec[]): Promise<Analysis[]> {
  const out: Analysis[] = [];
  for (const ad of await renderAds(specs)) out.push(analyse(await perfectSignals(ad)));
  return out;
}
