import { readFile } from "node:fs/promises";
import { agreementOf, createCritic, CriticError, readCriticSettings, type Critic } from "@adjudge/imaging/critic";
import type { Analysis } from "@adjudge/scoring";
import type { Terminal } from "./main.ts";
import { UsageError } from "./usage-error.ts";

/** What --critic adds to a result. */
export type Critique =
  | {
      model: string;
      opinion: Awaited<ReturnType<Critic["review"]>>["opinion"];
      agreement: ReturnType<typeof agreementOf>;
    }
  | { model: string; problem: string };

export type PairCritique =
  | { model: string; choice: Awaited<ReturnType<Critic["choose"]>>["choice"] }
  | { model: string; problem: string };

/** The model of the environment. Says where pictures go: who types --critic agrees to that. */
export function openCritic(terminal: Terminal): Critic {
  try {
    const settings = readCriticSettings(process.env);
    if (!settings) throw new Error("CRITIC_URL and CRITIC_MODEL are not set; see docs/critic.md");
    const critic = createCritic(settings);
    terminal.stderr.write(`adjudge: pictures are sent to ${critic.destination} (${critic.model})\n`);
    return critic;
  } catch (error) {
    throw new UsageError(`--critic: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An opinion that fails is a line, not an end: the scores do not depend on it. */
export async function askCritic(critic: Critic, file: string, analysis: Analysis): Promise<Critique> {
  try {
    const { opinion } = await critic.review(await readFile(file));
    return { model: critic.model, opinion, agreement: agreementOf(opinion, analysis) };
  } catch (error) {
    return { model: critic.model, problem: reasonOf(error) };
  }
}

export async function askForChoice(critic: Critic, files: readonly [string, string]): Promise<PairCritique> {
  try {
    const { choice } = await critic.choose([await readFile(files[0]), await readFile(files[1])]);
    return { model: critic.model, choice };
  } catch (error) {
    return { model: critic.model, problem: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CriticError) return error.message;
  throw error;
}

/** For a terminal. */
export function opinionLines(critique: Critique): string {
  if ("problem" in critique) return `  Second opinion   none: ${critique.problem}\n\n`;
  const { model, opinion, agreement } = critique;
  const lines = [
    `  Second opinion of ${model}, a model; it changes no score`,
    `  Message          ${opinion.facts.message}`,
    `  Critique         ${opinion.critique}`,
    ...agreement.sentences.map((sentence) => `  ${sentence}`),
    ...opinion.rewrites.map(({ headline, call_to_action }) => `  Rewrite          ${headline} / ${call_to_action}`),
    ...opinion.policy.map(({ reason }) => `  Policy           ${reason}`),
  ];
  return `${lines.join("\n")}\n\n`;
}

export function choiceLines(critique: PairCritique, [first, second]: readonly [string, string]): string {
  if ("problem" in critique) return `  Second opinion   none: ${critique.problem}\n`;
  const { choice, model } = critique;
  const would = choice.winner === null ? "has no preference" : `would run ${choice.winner === 1 ? first : second}`;
  const shaky = choice.steady ? "" : " It chose another one when shown in the other order.";
  return `  ${model}, a model, ${would}.${shaky} ${choice.reason}\n`;
}
