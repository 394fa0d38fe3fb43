import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCritic, CriticError, foundFrom, promptVersion, readCriticSettings } from "@adjudge/imaging/critic";
import type { Critic, Opinion, Spent } from "@adjudge/imaging/critic";
import { criticPage, readCriticFile, withFigures, type CriticFigures, type FaultFigures } from "./critic-page.ts";
import { auc, isBrand, isHeadline, type Label } from "./fact-measures.ts";
import { mean } from "./statistics.ts";

interface Answered {
  label: Label;
  /** Null where no usable answer came. */
  opinion: Opinion | null;
  spent: Spent | null;
}

/** Faults that fewer ads have cannot be told from chance. */
const least = 5;

async function ask(critic: Critic, label: Label, dataDir: string): Promise<Answered> {
  try {
    return { label, ...(await critic.review(readFileSync(join(dataDir, label.file)))) };
  } catch (error) {
    // A wrong key or a spent budget says nothing about the model.
    if (!(error instanceof CriticError) || !["refused", "invalid_answer", "timeout"].includes(error.code)) throw error;
    return { label, opinion: null, spent: null };
  }
}

function faultFigures(code: string, answered: readonly Answered[]): FaultFigures | null {
  const said = answered.flatMap(({ label, opinion }) => {
    const mark = label.faults[code];
    const probability = opinion?.faults.find((fault) => fault.code === code)?.probability ?? 0;
    return mark === 0 || mark === 1 ? [{ mark, probability }] : [];
  });
  const of = (mark: 0 | 1): number[] => said.filter((one) => one.mark === mark).map(({ probability }) => probability);
  const [up, down] = [of(1), of(0)];
  if (up.length < least || down.length < least) return null;
  const found = said.filter(({ probability }) => probability >= foundFrom);
  return {
    positives: up.length,
    found: found.length,
    auc: auc(up, down) ?? 0.5,
    precision: found.length === 0 ? null : mean(found.map(({ mark }): number => mark)),
  };
}

export function figuresOf(
  answered: readonly Answered[],
  about: { model: string; kind: string; date: string },
): CriticFigures {
  const codes = Object.keys(answered[0]?.label.faults ?? {});
  const faults = Object.fromEntries(
    codes.flatMap((code) => {
      const figures = faultFigures(code, answered);
      return figures ? [[code, figures]] : [];
    }),
  );
  const spent = answered.flatMap((one) => one.spent ?? []);
  const tokens = spent.flatMap((one) => one.tokens ?? []);
  return {
    model: about.model,
    kind: about.kind,
    prompt_version: promptVersion,
    measured_on: about.date,
    pictures: answered.length,
    failed: answered.filter(({ opinion }) => opinion === null).length,
    mean_auc: mean(Object.values(faults).map((one) => one.auc)),
    brand_right: mean(
      answered.map(({ label, opinion }) => Number(opinion !== null && isBrand(opinion.facts.brand, label))),
    ),
    headline_right: mean(
      answered.map(({ label, opinion }) => Number(opinion !== null && isHeadline(opinion.facts.headline ?? "", label))),
    ),
    seconds_a_picture: mean(spent.map(({ seconds }) => seconds)),
    tokens_a_picture:
      tokens.length === 0
        ? null
        : { input: mean(tokens.map(({ input }) => input)), output: mean(tokens.map(({ output }) => output)) },
    faults,
  };
}

interface Evaluation {
  dataDir: string | undefined;
  environment: Readonly<Record<string, string | undefined>>;
  docs: string;
  say: (line: string) => void;
}

/** Holds the configured model against labelled ads and writes what came of it; returns the exit code. */
export async function evaluateCritic({ dataDir, environment, docs, say }: Evaluation): Promise<number> {
  const settings = readCriticSettings(environment);
  if (!settings) {
    say("No model is set (CRITIC_URL, CRITIC_MODEL), so nothing was measured and nothing was written.");
    return 2;
  }
  const labels = dataDir === undefined ? "" : join(dataDir, "truth-facts/labels.jsonl");
  if (!existsSync(labels)) {
    say(
      "Usage: npm run eval -- <data folder> --critic; the folder holds truth-facts/labels.jsonl. Nothing was written.",
    );
    return 2;
  }
  const critic = createCritic(settings);
  const rows = readFileSync(labels, "utf8").trim().split("\n");
  const answered: Answered[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % 25 === 0) say(`${critic.model} ${index}/${rows.length}`);
    // The form of the rows is described beside them.
    answered.push(await ask(critic, JSON.parse(row) as Label, dataDir ?? ""));
  }
  if (answered.every(({ opinion }) => opinion === null)) {
    say("The model gave no usable answer, so nothing was written.");
    return 1;
  }
  const date = new Date().toISOString().slice(0, 10);
  const file = withFigures(readCriticFile(join(docs, "critic.json")), figuresOf(answered, { ...settings, date }));
  writeFileSync(join(docs, "critic.json"), `${JSON.stringify(file, null, 2)}\n`);
  const page = join(docs, "critic.md");
  writeFileSync(page, criticPage(readFileSync(page, "utf8"), file));
  say(`Written: docs/critic.json and docs/critic.md, ${answered.length} pictures.`);
  return 0;
}
