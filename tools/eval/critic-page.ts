import { existsSync, readFileSync } from "node:fs";

export interface FaultFigures {
  /** Pictures that have it, by label. */
  positives: number;
  /** Pictures of which the model says so, and the label says yes or no. */
  found: number;
  auc: number;
  /** Right among those found; null where none was. */
  precision: number | null;
}

export interface CriticFigures {
  model: string;
  kind: string;
  prompt_version: number;
  measured_on: string;
  pictures: number;
  /** Pictures without a usable answer; they count as wrong. */
  failed: number;
  mean_auc: number;
  brand_right: number;
  headline_right: number;
  seconds_a_picture: number;
  tokens_a_picture: { input: number; output: number } | null;
  faults: Record<string, FaultFigures>;
}

export interface CriticFile {
  models: CriticFigures[];
}

const [opening, closing] = ["<!-- figures of npm run eval --critic -->", "<!-- end of figures -->"];

// Written below and nowhere else: its shape is known.
export const readCriticFile = (file: string): CriticFile =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as CriticFile) : { models: [] };

/** One entry a model and version of the questions; a new measurement takes the place of the old. */
export const withFigures = ({ models }: CriticFile, figures: CriticFigures): CriticFile => ({
  models: [
    ...models.filter((one) => one.model !== figures.model || one.prompt_version !== figures.prompt_version),
    figures,
  ],
});

const share = (value: number): string => value.toFixed(2);

function modelPart(m: CriticFigures): string {
  const tokens = m.tokens_a_picture;
  const cost = tokens
    ? `${Math.round(tokens.input)} tokens in, ${Math.round(tokens.output)} out`
    : "tokens not counted by the server";
  const rows = Object.entries(m.faults).map(
    ([code, f]) =>
      `| ${code} | ${f.positives} | ${share(f.auc)} | ${f.found} | ${f.precision === null ? "–" : share(f.precision)} |`,
  );
  return [
    `### ${m.model} (${m.kind}, questions of version ${m.prompt_version}, ${m.measured_on})`,
    "",
    `${m.pictures} labelled ads, ${m.failed} without a usable answer. Faults, mean AUC ${share(m.mean_auc)} over faults with five and more; brand right ${share(m.brand_right)}, headline right ${share(m.headline_right)}; ${m.seconds_a_picture.toFixed(1)} s and ${cost} a picture.`,
    "",
    "| fault | ads that have it | AUC | found by the model | of these right |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** The page with today's figures in it; what a person wrote round them stays. */
export function criticPage(page: string, { models }: CriticFile): string {
  const [before = "", rest = ""] = page.split(opening);
  const [, after] = rest.split(closing);
  if (after === undefined) throw new Error(`docs/critic.md lacks the lines ${opening} and ${closing}`);
  const figures = models.length === 0 ? "No model has been measured here." : models.map(modelPart).join("\n\n");
  return `${before}${opening}\n\n${figures}\n\n${closing}${after}`;
}
