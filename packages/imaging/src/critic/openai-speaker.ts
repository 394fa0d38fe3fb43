import { z } from "zod";
import { CriticError } from "./critic-error.ts";
import { jsonOf } from "./json-of.ts";
import { postJson, type HttpAnswer } from "./post-json.ts";
import { eventsIn } from "./server-sent-events.ts";
import {
  endpointOf,
  mostAnswerTokens,
  type CriticSettings,
  type Question,
  type Reply,
  type Speaker,
  type Message,
} from "./speaker.ts";

const Usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(null);
const Whole = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
  usage: Usage,
});
const Piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: Usage,
});

const contentOf = ({ text, pictures = [] }: Message) =>
  pictures.length === 0
    ? text
    : [
        ...pictures.map(({ mediaType, bytes }) => ({
          type: "image_url",
          image_url: { url: `data:${mediaType};base64,${bytes.toString("base64")}` },
        })),
        { type: "text", text },
      ];

/** Ways to ask for JSON, the strictest first. A server that knows none of them is asked in words only. */
const formats = ["json_schema", "json_object", "none"] as const;

const formatOf = (format: (typeof formats)[number], { name, schema }: Question) =>
  format === "json_schema"
    ? { response_format: { type: format, json_schema: { name, strict: true, schema } } }
    : format === "json_object"
      ? { response_format: { type: format } }
      : {};

/** What is asked of a server; what it turns down once is not asked again. */
interface Offer {
  format: number;
  limit: "max_tokens" | "max_completion_tokens";
  temperature: { temperature?: 0 };
}

/** A hosted model or one's own: vLLM, llama.cpp, Ollama and LM Studio all speak this. */
export function createOpenAiSpeaker({ url, model, apiKey, timeoutSeconds }: CriticSettings): Speaker {
  let offer: Offer = { format: 0, limit: "max_tokens", temperature: { temperature: 0 } };
  const post = (question: Question, signal: AbortSignal | undefined): Promise<HttpAnswer> =>
    postJson(endpointOf(url, "/chat/completions"), {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      timeoutMs: timeoutSeconds * 1000,
      signal,
      body: {
        model,
        messages: [
          { role: "system", content: question.system },
          ...question.messages.map((message) => ({ role: message.role, content: contentOf(message) })),
        ],
        [offer.limit]: mostAnswerTokens,
        ...offer.temperature,
        ...formatOf(formats[offer.format] ?? "none", question),
      },
    });
  return {
    ask: async (question, { permit, signal }) => {
      for (;;) {
        await permit();
        const asked = offer;
        const answer = await post(question, signal);
        if (answer.status < 400) return answer.isStream ? readStream(answer.text) : readWhole(answer.text);
        const less = lessThan(asked, answer);
        if (!less) throw new CriticError("refused", `the model's server answered ${answer.status}`);
        offer = less;
      }
    },
  };
}

/** The offer without what the server named as unknown to it; undefined where it named nothing of it. */
function lessThan(offer: Offer, { status, text }: HttpAnswer): Offer | undefined {
  if (status !== 400 && status !== 422) return undefined;
  const names = (pattern: RegExp): boolean => pattern.test(text);
  if (offer.format < formats.length - 1 && names(/response_format|json_schema|json_object|structured/i))
    return { ...offer, format: offer.format + 1 };
  if (offer.limit === "max_tokens" && names(/max_completion_tokens/))
    return { ...offer, limit: "max_completion_tokens" };
  if (offer.temperature.temperature !== undefined && names(/temperature/)) return { ...offer, temperature: {} };
  return undefined;
}

function readWhole(text: string): Reply {
  const parsed = Whole.safeParse(jsonOf(text));
  const message = parsed.data?.choices[0]?.message;
  if (!message) throw new CriticError("invalid_answer", "the model's server answered outside its protocol");
  return replyOf(message.content ?? "", message.refusal ?? "", parsed.data?.usage);
}

function readStream(text: string): Reply {
  let content = "";
  let refusal = "";
  let usage: z.infer<typeof Usage> = null;
  let isWhole = false;
  for (const data of eventsIn(text)) {
    if (data === "[DONE]") {
      isWhole = true;
      continue;
    }
    const piece = Piece.safeParse(jsonOf(data)).data;
    content += piece?.choices[0]?.delta?.content ?? "";
    refusal += piece?.choices[0]?.delta?.refusal ?? "";
    usage = piece?.usage ?? usage;
    isWhole ||= typeof piece?.choices[0]?.finish_reason === "string";
  }
  if (!isWhole) throw new CriticError("cut_off", "the answer was cut off");
  return replyOf(content, refusal, usage);
}

function replyOf(text: string, refusal: string, usage: z.infer<typeof Usage>): Reply {
  if (text.trim() === "" && refusal !== "") throw new CriticError("refused", "the model declined to answer");
  return { text, tokens: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null };
}
