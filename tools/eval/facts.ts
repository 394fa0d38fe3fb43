import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse, type Analysis, type Recommendation } from "@adjudge/scoring";
import { inOrder } from "@adjudge/scoring/advice/worth";
import { cachedSignals } from "./cached-signals.ts";
import type { TruthRow } from "./evaluate.ts";
import { alike, auc, isAction, isBrand, isHeadline, shared, wordsIn, type Label } from "./fact-measures.ts";
import { bootSpearman, bootstrap, mean } from "./statistics.ts";

interface Seen {
  label: Label;
  analysis: Analysis;
  advice: Recommendation[];
}

const set = "388 labelled ads, development half (roles and faults fitted here)";

/** Advice in the order shown: the surest and most valuable first. */
const adviceOf = ({ recommendations: r, facts }: Analysis): Recommendation[] =>
  inOrder(
    [...r.contrast, ...r.recall, ...r.copy_engagement].filter((one) => one.action !== "keep"),
    facts.faults,
  );

const matterOf = (l: Label): string => [l.headline, l.brand, l.offer, l.cta, ...l.body].join(" ");

/** What a reader that misses nothing would reach of the words that matter; the labels themselves agree at .98. */
function readable(labels: readonly Label[]): number {
  const sum = (of: (l: Label) => number): number => labels.reduce((total, l) => total + of(l), 0);
  return (0.98 * sum((l) => shared(l.text.join(" "), matterOf(l)))) / sum((l) => wordsIn(matterOf(l)).length);
}

const hasPeople = (l: Label): boolean => l.people_photo + l.people_drawn > 0;

/** Share of the pictures for which `right` holds, with its interval; pictures without an answer are left out. */
function share(seen: readonly Seen[], right: (s: Seen) => number | null) {
  const values = seen.map(right).filter((v): v is number => v !== null);
  return bootstrap(values.length, (picks) => mean(picks.map((i) => values[i] ?? 0)));
}

/** A ratio of sums over pictures: words found of words there. */
function ratio(seen: readonly Seen[], part: (s: Seen) => number, whole: (s: Seen) => number) {
  const rows = seen.map((s) => [part(s), whole(s)] as const);
  return bootstrap(rows.length, (picks) => {
    const sum = (k: 0 | 1) => picks.reduce((total, i) => total + (rows[i]?.[k] ?? 0), 0);
    return sum(0) / Math.max(1, sum(1));
  });
}

function meanAuc(seen: readonly Seen[]): number {
  const codes = Object.keys(seen[0]?.label.faults ?? {});
  const found = codes.flatMap((code) => {
    const said = (value: 0 | 1) =>
      seen
        .filter((s) => s.label.faults[code] === value)
        .map((s) => Object.entries(s.analysis.facts.faults).find(([name]) => name === code)?.[1] ?? 0);
    const [up, down] = [said(1), said(0)];
    return up.length >= 5 && down.length >= 5 ? [auc(up, down) ?? 0.5] : [];
  });
  return mean(found);
}

/** 1 true of the ad, 0 contradicted, null not judged. */
const truthOf = ({ label }: Seen, r: Recommendation | undefined): number | null => {
  const mark = r?.fault == null ? "?" : label.faults[r.fault];
  return mark === 1 || mark === 0 ? mark : null;
};

/** What the engine finds and says, held against what is really in the ads. */
export async function evaluateFacts(
  dataDir: string,
  progress: (done: number, of: number, what: string) => void,
): Promise<TruthRow[]> {
  const rows = readFileSync(join(dataDir, "truth-facts/labels.jsonl"), "utf8").trim().split("\n");
  const seen: Seen[] = [];
  for (const [i, row] of rows.entries()) {
    progress(i, rows.length, "truth-facts");
    // The form of the rows is described beside them.
    const label = JSON.parse(row) as Label;
    const analysis = analyse(await cachedSignals(join(dataDir, label.file)));
    seen.push({ label, analysis, advice: adviceOf(analysis) });
  }
  const text = (s: Seen): string => s.analysis.facts.text.join(" ");
  const own = (s: Seen): string => s.label.text.join(" ");
  const line = (
    question: string,
    measure: string,
    i: { n: number; value: number; low: number; high: number },
    ceiling: number | null,
    target: number | null,
    chance: number | null = null,
  ): TruthRow => ({
    question,
    data: set,
    measure,
    n: i.n,
    value: i.value,
    low: i.low,
    high: i.high,
    chance,
    ceiling,
    target,
  });
  const judged = seen.flatMap((s) => s.advice.map((r) => truthOf(s, r))).filter((v): v is number => v !== null);
  const withPeople = share(seen, (s) => (hasPeople(s.label) ? Number(s.analysis.facts.people > 0) : null));
  const without = share(seen, (s) => (hasPeople(s.label) ? null : Number(s.analysis.facts.people === 0)));
  const between = (k: "value" | "low" | "high") => (withPeople[k] + without[k]) / 2;
  const faulty = seen.filter((s) => Object.values(s.label.faults).includes(1));
  const scored = seen.filter((s) => s.analysis.overall !== null);
  const aucs = bootstrap(seen.length, (picks) => meanAuc(picks.flatMap((i) => seen[i] ?? [])), 40);
  const read = "What does the ad say?";
  const found = "What is in the ad?";
  const said = "Is the advice true of the ad?";
  return [
    line(
      read,
      "words that matter, read",
      ratio(
        seen,
        (s) => shared(text(s), matterOf(s.label)),
        (s) => wordsIn(matterOf(s.label)).length,
      ),
      // Words that stand once in the ad count once for each role the labels give them, and are read once at most.
      readable(seen.map((s) => s.label)),
      0.88,
    ),
    line(
      read,
      "all words, read",
      ratio(
        seen,
        (s) => shared(text(s), own(s)),
        (s) => wordsIn(own(s)).length,
      ),
      0.98,
      null,
    ),
    line(
      read,
      "words read that are there",
      ratio(
        seen,
        (s) => shared(text(s), [own(s), ...(s.label.chrome ?? [])].join(" ")),
        (s) => wordsIn(text(s)).length,
      ),
      0.98,
      0.92,
    ),
    line(
      found,
      "headline right",
      share(seen, (s) => Number(isHeadline(s.analysis.facts.headline, s.label))),
      1,
      0.85,
    ),
    line(
      found,
      "brand right",
      share(seen, (s) => Number(isBrand(s.analysis.facts.brand, s.label))),
      1,
      0.8,
    ),
    line(
      found,
      "call to act right",
      share(seen, (s) => Number(isAction(s.analysis.facts.cta, s.label))),
      0.95,
      0.88,
    ),
    line(
      found,
      "people, balanced accuracy",
      { n: seen.length, value: between("value"), low: between("low"), high: between("high") },
      1,
      0.95,
      0.5,
    ),
    line(
      found,
      "kind of picture right",
      share(seen, (s) => Number(s.analysis.facts.picture_kind === s.label.kind)),
      null,
      null,
    ),
    line(
      found,
      "product shown or not",
      share(seen, (s) => Number(s.analysis.facts.product_shown === s.label.product_shown)),
      null,
      null,
      0.5,
    ),
    line(
      found,
      "language right",
      share(seen, (s) => (s.label.language === "" ? null : Number(s.analysis.facts.language === s.label.language))),
      null,
      null,
    ),
    line(
      found,
      "trade right",
      share(seen, (s) => Number(alike(s.analysis.facts.category, s.label.category))),
      null,
      null,
    ),
    line(
      found,
      "score withheld from real ads",
      share(seen, (s) => (s.label.is_ad ? Number(s.analysis.overall === null) : null)),
      null,
      null,
    ),
    line("Which faults does it have?", "mean AUC over faults with five and more", aucs, null, 0.84, 0.5),
    line(
      said,
      "advice true",
      bootstrap(judged.length, (picks) => mean(picks.map((i) => judged[i] ?? 0))),
      null,
      0.75,
    ),
    line(
      said,
      "first advice true",
      share(seen, (s) => truthOf(s, s.advice[0])),
      null,
      0.85,
    ),
    line(
      said,
      "a real fault among the first three",
      share(faulty, (s) => Number(s.advice.slice(0, 3).some((r) => truthOf(s, r) === 1))),
      null,
      0.8,
    ),
    line(
      "Which ads are good?",
      "Spearman, overall ~ quality",
      bootSpearman(
        scored.map((s) => s.analysis.overall ?? 0),
        scored.map((s) => s.label.quality),
      ),
      null,
      0.65,
      0,
    ),
  ];
}
