import { z } from "zod";
import type { CriticSettings } from "./speaker.ts";

const Settings = z.object({
  CRITIC_URL: z.url({ protocol: /^https?$/, error: "must be an http or https URL" }),
  CRITIC_MODEL: z.string().trim().min(1),
  CRITIC_API_KEY: z.string().trim().min(1).optional(),
  CRITIC_KIND: z.enum(["openai", "anthropic"]).default("openai"),
  CRITIC_TIMEOUT_S: z.coerce.number().int().min(1).max(280).default(60),
});

/** For the command line and the evaluation. Null: no model is set; a wrong setting throws, with its name. */
export function readCriticSettings(environment: Readonly<Record<string, string | undefined>>): CriticSettings | null {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  if (given["CRITIC_URL"] === undefined && given["CRITIC_MODEL"] === undefined) return null;
  const parsed = Settings.safeParse(given);
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; "));
  const { CRITIC_URL, CRITIC_MODEL, CRITIC_API_KEY, CRITIC_KIND, CRITIC_TIMEOUT_S } = parsed.data;
  return {
    kind: CRITIC_KIND,
    url: CRITIC_URL,
    model: CRITIC_MODEL,
    apiKey: CRITIC_API_KEY ?? null,
    timeoutSeconds: CRITIC_TIMEOUT_S,
  };
}
