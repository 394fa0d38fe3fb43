import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { createAnthropicSpeaker } from "./anthropic-speaker.ts";
import { createBreaker, type Breaker } from "./breaker.ts";
import { CriticError } from "./critic-error.ts";
import { ChoiceAnswer, OpinionAnswer } from "./model-answer.ts";
import { createOpenAiSpeaker } from "./openai-speaker.ts";
import { choiceOf, opinionOf, type Choice, type Opinion } from "./opinion.ts";
import { pictureForCritic } from "./picture-for-critic.ts";
import { choiceQuestion, repairQuestion, reviewQuestion } from "./prompt.ts";
import { readAnswer } from "./read-answer.ts";
import type { AskOptions, CriticSettings, Question, Reply, Tokens } from "./speaker.ts";

/** What an answer took. */
export interface Spent {
  tokens: Tokens | null;
  seconds: number;
}

/** A vision model with an opinion. Throws CriticError. */
export interface Critic {
  model: string;
  /** The host that pictures go to. */
  destination: string;
  review: (picture: Uint8Array, options?: Partial<AskOptions>) => Promise<{ opinion: Opinion; spent: Spent }>;
  choose: (
    pictures: readonly [Uint8Array, Uint8Array],
    options?: Partial<AskOptions>,
  ) => Promise<{ choice: Choice; spent: Spent }>;
}

interface CriticOptions {
  breaker?: Breaker;
  /** Before the one retry, where the server asks for no other pause. */
  backoffMs?: number;
  /** A longer pause than this is the caller's to wait. */
  longestPauseMs?: number;
}

const anybody = async (): Promise<void> => undefined;

export function createCritic(
  settings: CriticSettings,
  { breaker = createBreaker(), backoffMs = 1500, longestPauseMs = 10_000 }: CriticOptions = {},
): Critic {
  const speaker = settings.kind === "anthropic" ? createAnthropicSpeaker(settings) : createOpenAiSpeaker(settings);

  const askTwice = async (question: Question, options: AskOptions): Promise<Reply> => {
    try {
      return await speaker.ask(question, options);
    } catch (error) {
      const waitMs = pauseFor(error, backoffMs);
      if (waitMs === null || waitMs > longestPauseMs) throw error;
      await pause(waitMs, undefined, { signal: options.signal });
      return speaker.ask(question, options);
    }
  };

  /** Asked, checked, and where the answer is not what was asked for, once more with what is wrong with it. */
  const ask = <S extends z.ZodType>(question: Question, schema: S, given: Partial<AskOptions>) =>
    breaker.guard(async (): Promise<{ value: z.output<S>; spent: Spent }> => {
      const options = { permit: given.permit ?? anybody, signal: given.signal };
      const started = performance.now();
      const first = await askTwice(question, options);
      const read = readAnswer(first.text, schema);
      if ("value" in read) return { value: read.value, spent: spentOn(started, [first]) };
      const second = await askTwice(repairQuestion(question, first.text, read.problems), options);
      const mended = readAnswer(second.text, schema);
      if ("value" in mended) return { value: mended.value, spent: spentOn(started, [first, second]) };
      throw new CriticError("invalid_answer", `the model's answer is not what was asked for: ${mended.problems}`);
    });

  return {
    model: settings.model,
    destination: new URL(settings.url).host,
    review: async (picture, options = {}) => {
      const { value, spent } = await ask(reviewQuestion(await pictureForCritic(picture)), OpinionAnswer, options);
      return { opinion: opinionOf(value), spent };
    },
    choose: async ([first, second], options = {}) => {
      const [a, b] = [await pictureForCritic(first), await pictureForCritic(second)];
      const given = await ask(choiceQuestion([a, b]), ChoiceAnswer, options);
      const swapped = await ask(choiceQuestion([b, a]), ChoiceAnswer, options);
      return { choice: choiceOf(given.value, swapped.value), spent: sum(given.spent, swapped.spent) };
    },
  };
}

/** Null: trying again at once cannot help. */
function pauseFor(error: unknown, backoffMs: number): number | null {
  if (!(error instanceof CriticError) || !error.mayPass) return null;
  return error.retryAfterSeconds === null ? backoffMs : error.retryAfterSeconds * 1000;
}

function spentOn(started: number, replies: readonly Reply[]): Spent {
  const seconds = (performance.now() - started) / 1000;
  return replies.map(({ tokens }) => ({ tokens, seconds: seconds / replies.length })).reduce(sum);
}

const sum = (a: Spent, b: Spent): Spent => ({
  tokens:
    a.tokens && b.tokens ? { input: a.tokens.input + b.tokens.input, output: a.tokens.output + b.tokens.output } : null,
  seconds: a.seconds + b.seconds,
});
