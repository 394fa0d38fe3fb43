import { z } from "zod";
import { CriticError } from "./critic-error.ts";
import { jsonOf } from "./json-of.ts";
import { postJson } from "./post-json.ts";
import { eventsIn } from "./server-sent-events.ts";
import {
  endpointOf,
  mostAnswerTokens,
  type CriticSettings,
  type Message,
  type Reply,
  type Speaker,
} from "./speaker.ts";

const Usage = z
  .object({ input_tokens: z.number().optional(), output_tokens: z.number().optional() })
  .nullish()
  .catch(null);
const Block = z.object({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() });
const Message = z.object({ content: z.array(Block), stop_reason: z.string().nullish(), usage: Usage });
const Event = z.object({
  type: z.string(),
  delta: z
    .object({
      type: z.string().optional(),
      text: z.string().optional(),
      partial_json: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
  message: z.object({ usage: Usage }).optional(),
  usage: Usage,
});

const version = "2023-06-01";

const contentOf = ({ text, pictures = [] }: Message) => [
  ...pictures.map(({ mediaType, bytes }) => ({
    type: "image",
    source: { type: "base64", media_type: mediaType, data: bytes.toString("base64") },
  })),
  { type: "text", text },
];

/** Messages with one tool that must be used: its input is the answer, in the schema's form. */
export function createAnthropicSpeaker({ url, model, apiKey, timeoutSeconds }: CriticSettings): Speaker {
  return {
    ask: async ({ system, messages, name, schema }, { permit, signal }) => {
      await permit();
      const answer = await postJson(endpointOf(url, "/v1/messages"), {
        headers: { "anthropic-version": version, ...(apiKey === null ? {} : { "x-api-key": apiKey }) },
        timeoutMs: timeoutSeconds * 1000,
        signal,
        body: {
          model,
          max_tokens: mostAnswerTokens,
          system,
          messages: messages.map((message) => ({ role: message.role, content: contentOf(message) })),
          tools: [{ name, description: "Hands in the answer.", input_schema: schema }],
          tool_choice: { type: "tool", name },
        },
      });
      if (answer.status >= 400) throw new CriticError("refused", `the model's server answered ${answer.status}`);
      return answer.isStream ? readStream(answer.text) : readWhole(answer.text);
    },
  };
}

function readWhole(text: string): Reply {
  const message = Message.safeParse(jsonOf(text)).data;
  if (!message) throw new CriticError("invalid_answer", "the model's server answered outside its protocol");
  const used = message.content.find(({ type }) => type === "tool_use");
  const said = message.content.map((block) => block.text ?? "").join("");
  return replyOf(used ? JSON.stringify(used.input) : said, message.stop_reason, message.usage ?? null);
}

function readStream(text: string): Reply {
  let json = "";
  let said = "";
  let stop: string | null | undefined;
  let isWhole = false;
  const usage: { input_tokens?: number; output_tokens?: number } = {};
  for (const data of eventsIn(text)) {
    const event = Event.safeParse(jsonOf(data)).data;
    if (!event) continue;
    json += event.delta?.partial_json ?? "";
    said += event.delta?.text ?? "";
    stop = event.delta?.stop_reason ?? stop;
    Object.assign(usage, event.message?.usage, event.usage);
    isWhole ||= event.type === "message_stop";
  }
  if (!isWhole) throw new CriticError("cut_off", "the answer was cut off");
  return replyOf(json === "" ? said : json, stop, usage);
}

function replyOf(text: string, stop: string | null | undefined, usage: z.infer<typeof Usage>): Reply {
  if (stop === "refusal") throw new CriticError("refused", "the model declined to answer");
  const { input_tokens: input, output_tokens: output } = usage ?? {};
  return { text, tokens: input === undefined || output === undefined ? null : { input, output } };
}
