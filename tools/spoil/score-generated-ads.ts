import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "@adjudge/scoring";
import { drawAds, renderAd } from "../adgen/index.ts";
import { benchFor, homeOf, type RunOptions } from "./bench.ts";
import { adsToSpoil, specsToDraw, spoiltAd } from "./generated.ts";
import { SPOILINGS } from "./kinds/index.ts";
import { rowOf, type SpoiltRow } from "./measure.ts";

/** Generated ads spoilt in every way that fits them, as the tests do it. */
export async function scoreSpoiltGenerated(options: RunOptions): Promise<SpoiltRow[]> {
  const bench = benchFor(options);
  const specs = adsToSpoil(options.count);
  await drawAds(specsToDraw(specs));
  const rows: SpoiltRow[] = [];
  for (const spec of specs) {
    const home = homeOf(bench, spec.id);
    mkdirSync(home, { recursive: true });
    const kept = (name: string, bytes: Buffer): string => {
      const path = join(home, `${name}.png`);
      writeFileSync(path, bytes);
      return path;
    };
    const signals = await bench.read(spec.id, "original", kept("original", (await renderAd(spec)).bytes), () => null);
    const before = options.signalsOnly === true ? null : analyse(signals);
    for (const kind of SPOILINGS) {
      const bytes = await spoiltAd(spec, kind);
      if (bytes === null) continue;
      await bench.read(spec.id, kind.name, kept(kind.name, bytes), (spoilt) => {
        const row = before && rowOf(spec.id, kind, before, analyse(spoilt));
        if (row) rows.push(row);
        return row;
      });
    }
  }
  return rows;
}
