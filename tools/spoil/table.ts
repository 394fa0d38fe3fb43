import type { KindFigures } from "./measure.ts";

const change = (v: number | null): string =>
  v === null ? "–" : `${v > 0 ? "+" : v < 0 ? "−" : ""}${Math.abs(v).toFixed(1)}`;

/** Lines of a Markdown table, one a kind, with all of them at the foot. */
export function spoiltTable(figures: readonly KindFigures[]): string[] {
  const sum = (key: "ads" | "higher" | "withheld" | "right"): number => figures.reduce((n, f) => n + f[key], 0);
  return [
    "| Spoilt by | Ads | Higher by more than a point | Mean change | Withheld | Right fault shown |",
    "|---|---|---|---|---|---|",
    ...figures.map(
      (f) => `| ${f.what} | ${f.ads} | ${f.higher} | ${change(f.mean_change)} | ${f.withheld} | ${f.right} |`,
    ),
    `| **All** | ${sum("ads")} | **${sum("higher")}** |  | ${sum("withheld")} | ${sum("right")} |`,
  ];
}
