import { ENGINE_VERSION } from "@adjudge/scoring";
import { RESET, SPOILINGS } from "./kinds/index.ts";
import { figuresByKind, worstOf, type SpoiltRow } from "./measure.ts";
import { spoiltTable } from "./table.ts";

const score = (v: number | null): string => (v === null ? "withheld" : v.toFixed(1));

/** The table by kind, the headline set anew beside it, and the copies that gained most. */
export function summaryOf(rows: readonly SpoiltRow[]): string {
  const spoilt = rows.filter((row) => row.kind !== RESET.name);
  return [
    `Engine ${ENGINE_VERSION}, ${new Set(rows.map((row) => row.ad)).size} ads`,
    "",
    ...spoiltTable(figuresByKind(spoilt, SPOILINGS)),
    "",
    ...figuresByKind(rows, [RESET]).map(
      (f) =>
        `${f.what}: ${f.higher} of ${f.ads} higher by more than a point; that much is the lettering, not the words.`,
    ),
    "",
    "Worst:",
    ...worstOf(spoilt, 20).map((r) => `${r.ad} ${r.kind}: ${score(r.before.overall)} -> ${score(r.after.overall)}`),
    "",
  ].join("\n");
}
