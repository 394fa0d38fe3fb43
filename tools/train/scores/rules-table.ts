import { FAULTS } from "@adjudge/scoring/faults/all-faults";
import { FAULT_WEIGHTS } from "@adjudge/scoring/faults/weights.data";
import { STRENGTHS } from "@adjudge/scoring/scores/terms";
import { BASE, OVERALL, TERM_WEIGHTS } from "@adjudge/scoring/scores/weights.data";

const START = "<!-- rules: written by tools/train/scores/write-spec.ts -->";
const END = "<!-- end of rules -->";

const row = (...cells: (string | number)[]): string => `| ${cells.join(" | ")} |`;

const weightOf = (code: string): [string, string] => {
  const weight = TERM_WEIGHTS[code];
  return weight ? [weight.fitted.toFixed(2), String(weight.shipped)] : ["–", "–"];
};

const faultRows = (): string[] =>
  FAULTS.map((f) => {
    const fitted = FAULT_WEIGHTS[f.code];
    const seen = f.seen && fitted;
    return row(
      `\`${f.code}\``,
      f.score,
      f.label,
      f.works ?? "–",
      f.grade,
      f.sources,
      seen ? fitted.auc.toFixed(2) : "not seen",
      seen && fitted.threshold !== null ? fitted.threshold.toFixed(2) : "never named",
      ...(f.seen ? weightOf(f.code) : (["–", "–"] as const)),
    );
  });

const strengthRows = (): string[] =>
  STRENGTHS.map((s) => row(`\`${s.code}\``, s.score, s.label, s.lacking, s.grade, s.sources, ...weightOf(s.code)));

/** The tables of SPEC.md, from the values the engine runs on. */
export function rulesTable(): string {
  return [
    START,
    "",
    "### Faults",
    "",
    "Points of a fault: shipped weight × (√prior − √probability) / (1 − √prior), and none where that is more than nothing.",
    "",
    row("Fault", "Score", "Named", "Where it is absent", "Grade", "Sources", "AUC", "Named from", "Fitted", "Shipped"),
    row(...new Array<string>(10).fill("---")),
    ...faultRows(),
    "",
    "### Strengths",
    "",
    "Points of a strength: shipped weight × worth, −1 to 1.",
    "",
    row("Strength", "Score", "Where it helps", "Where it lacks", "Grade", "Sources", "Fitted", "Shipped"),
    row(...new Array<string>(8).fill("---")),
    ...strengthRows(),
    "",
    `Base: contrast ${BASE.contrast}, recall ${BASE.recall}, copy engagement ${BASE.copy_engagement}. Overall: ${OVERALL.contrast} × contrast + ${OVERALL.recall} × recall + ${OVERALL.copy_engagement} × copy engagement.`,
    "",
    END,
  ].join("\n");
}

/** The document with its tables replaced. */
export function withRulesTable(document: string): string {
  const [before = "", rest = ""] = document.split(START);
  const [, after = ""] = rest.split(END);
  return `${before}${rulesTable()}${after}`;
}
