import { z } from "zod";
import { httpUrl, onOff, setting, text, wholeNumber } from "../setting.ts";

export const criticSettings = {
  CRITIC_URL: setting(
    httpUrl.optional(),
    "unset: no second opinions",
    "a vision model's server: `https://host/v1` where it speaks OpenAI's chat completions (hosted, vLLM, llama.cpp, Ollama, LM Studio), its origin where it speaks Anthropic's messages; see `docs/critic.md`",
  ),
  CRITIC_MODEL: setting(text.optional(), "unset", "the model's name there"),
  CRITIC_API_KEY: setting(text.optional(), "unset", "its key, where it wants one"),
  CRITIC_KIND: setting(
    z.enum(["openai", "anthropic"]).default("openai"),
    "`openai`",
    "the protocol: `openai` or `anthropic`",
  ),
  CRITIC_TIMEOUT_S: setting(wholeNumber(1, 280).default(60), "`60`", "how long one answer may take, in seconds"),
  CRITIC_MONTHLY_LIMIT: setting(
    wholeNumber(0, 1_000_000).default(200),
    "`200`",
    "requests to the model an account may cause in a calendar month (UTC), retries included",
  ),
  CRITIC_MONTHLY_LIMIT_ALL: setting(
    wholeNumber(0, 100_000_000).default(5000),
    "`5000`",
    "the same for all accounts together",
  ),
  CRITIC_IN_ADVICE: setting(
    onOff.default(false),
    "`off`",
    "`on`: faults that this model is measured to find join the advice, marked as its opinion; needs its figures by `npm run eval -- <data> --critic`",
  ),
  CRITIC_FIGURES: setting(
    text.optional(),
    "`docs/critic.json`",
    "the file with those figures, where it lies elsewhere",
  ),
} as const;

type Values = { [K in keyof typeof criticSettings]: z.output<(typeof criticSettings)[K]["schema"]> };

/** Null: no model is set. */
export function criticConfig(values: Values) {
  const { CRITIC_URL, CRITIC_MODEL } = values;
  if (!CRITIC_URL || !CRITIC_MODEL) return null;
  return {
    kind: values.CRITIC_KIND,
    url: CRITIC_URL,
    model: CRITIC_MODEL,
    apiKey: values.CRITIC_API_KEY ?? null,
    timeoutSeconds: values.CRITIC_TIMEOUT_S,
    monthlyLimit: values.CRITIC_MONTHLY_LIMIT,
    monthlyLimitAll: values.CRITIC_MONTHLY_LIMIT_ALL,
    isInAdvice: values.CRITIC_IN_ADVICE,
    figuresFile: values.CRITIC_FIGURES ?? null,
  };
}
