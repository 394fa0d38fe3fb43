// A stand-in for a vision model's server, on loopback: it speaks OpenAI's chat completions and Anthropic's messages, checks
// what it is sent as those do, and fails in every way that they do. Its opinions are fixed; it looks at nothing.
import { once } from "node:events";
import { createServer } from "node:http";

const codes =
  "low_contrast text_over_busy tiny_text too_much_text weak_hierarchy clutter empty cropped poor_alignment clashing_colours bad_image dated_look no_brand weak_brand no_product unclear_message no_cta weak_cta no_reason teaser misleading policy_risk typos hard_words".split(
    " ",
  );
const found = { weak_cta: 0.9, unclear_message: 0.8, low_contrast: 0.6 };
const boxes = {
  weak_cta: { x: 0.1, y: 0.6, width: 0.4, height: 0.2 },
  low_contrast: { x: 0.5, y: 0.1, width: 0.4, height: 0.25 },
};

export const goodOpinion = () => ({
  faults: codes.map((code) => ({
    code,
    probability: found[code] ?? 0.1,
    reason: found[code] ? `The stand-in model sees ${code.replaceAll("_", " ")} here.` : "Not seen here.",
    box: boxes[code] ?? null,
  })),
  facts: {
    brand: "Nordlys",
    headline: "Slow is a flavour",
    product: "cold brew coffee",
    message: "Cold brew is worth the wait.",
    audience: "People who like coffee.",
  },
  without_words: "A cold drink on a warm day.",
  critique: "The idea is calm and the picture carries it. The request to act is the weak spot: it hides in a corner.",
  rewrites: [
    { headline: "Brewed slow. Gone fast.", call_to_action: "Try a bottle" },
    { headline: "Twelve hours for one sip", call_to_action: "Order cold brew" },
    { headline: "Coffee that waits for you", call_to_action: "Find a shop" },
  ],
  policy: [],
});
export const goodChoice = (choice = "first") => ({
  choice,
  reason: "The first says what is sold at a glance; the second hides it.",
});

export async function startCriticServer({ apiKey } = {}) {
  const requests = [];
  let modes = ["good"];
  let known = { schema: true, object: true, maxTokens: true };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const answer = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    const isAnthropic = request.url === "/v1/messages";
    const body = JSON.parse(text);
    const parts = body.messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const pictures = parts.flatMap((part) => pictureIn(part, isAnthropic));
    requests.push({ path: request.url, headers: request.headers, text, body, pictures });
    const refuse = (status, message, headers = {}) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify({ error: { message, type: "invalid_request_error" } }));
    const given = isAnthropic ? request.headers["x-api-key"] : request.headers.authorization?.replace("Bearer ", "");
    if (apiKey !== undefined && given !== apiKey) return refuse(401, "Incorrect API key provided.");
    if (!isAnthropic && request.url !== "/v1/chat/completions") return refuse(404, "No such address.");
    if (isAnthropic && request.headers["anthropic-version"] === undefined)
      return refuse(400, "anthropic-version is required.");
    if (isAnthropic && !(body.max_tokens > 0)) return refuse(400, "max_tokens is required.");
    if (typeof body.model !== "string" || pictures.some((bytes) => bytes.readUInt16BE(0) !== 0xffd8))
      return refuse(400, "The request is not understood.");
    if (!known.maxTokens && body.max_tokens !== undefined)
      return refuse(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.");
    const format = body.response_format?.type;
    if ((format === "json_schema" && !known.schema) || (format === "json_object" && !known.object))
      return refuse(400, `response_format ${format} is not supported.`);
    const mode = modes.length > 1 ? modes.shift() : modes[0];
    const isChoice =
      JSON.stringify(body.tools ?? body.response_format ?? "").includes("ad_choice") || pictures.length > 1;
    const isSwapped = isChoice && requests.filter((one) => one.pictures.length > 1).length % 2 === 0;
    const good = isChoice ? goodChoice(isSwapped ? "second" : "first") : goodOpinion();
    return play(mode, { good, isAnthropic, response, refuse, body });
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    requests,
    answerWith: (...next) => {
      modes = next;
    },
    understand: (formats) => {
      known = { ...known, ...formats };
    },
    hangUp: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const pictureIn = (part, isAnthropic) => {
  const data = isAnthropic
    ? part.source?.data
    : /^data:image\/[a-z]+;base64,(.+)$/.exec(part.image_url?.url ?? "")?.[1];
  return data === undefined ? [] : [Buffer.from(data, "base64")];
};

function play(mode, { good, isAnthropic, response, refuse, body }) {
  const whole = (content) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(isAnthropic ? message(content, body) : completion(content)));
  const text = JSON.stringify(good);
  if (typeof mode === "object") return whole(mode.content);
  switch (mode) {
    case "good":
      return whole(text);
    case "stream":
    case "cut-stream":
      return stream(text, { isAnthropic, response, isCut: mode === "cut-stream" });
    case "fenced":
      return whole(`Here is my honest opinion:\n\n\`\`\`json\n${text}\n\`\`\`\nI hope it helps!`);
    case "busy":
      return refuse(429, "Rate limit reached.", { "retry-after": "0" });
    case "very-busy":
      return refuse(429, "Rate limit reached.", { "retry-after": "600" });
    case "error":
      return refuse(500, "The server had an error.");
    case "slow":
      return undefined; // the connection stays open and nothing comes
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"choices": [{"message": {"content": "{');
      return setImmediate(() => response.destroy());
    case "not-json":
      return whole("I would rather talk about the weather.");
    case "wrong-schema":
      return whole(JSON.stringify({ score: 100, verdict: "perfect" }));
    case "refuses-images":
      return refuse(400, "This model does not support image input.");
    case "declines":
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end(
          JSON.stringify(
            isAnthropic
              ? { content: [], stop_reason: "refusal", usage: { input_tokens: 1, output_tokens: 1 } }
              : { choices: [{ message: { content: null, refusal: "I cannot help with that." } }] },
          ),
        );
    case "redirect":
      return response.writeHead(307, { location: "/elsewhere" }).end();
    case "endless": {
      response.writeHead(200, { "content-type": "application/json" });
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", more);
      return more();
    }
    default:
      throw new Error(`no such mode: ${mode}`);
  }
}

const usage = { prompt_tokens: 900, completion_tokens: 300, input_tokens: 900, output_tokens: 300 };
const completion = (content) => ({
  object: "chat.completion",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  usage,
});

/** JSON is handed in through the tool, anything else is said. */
function message(content, body) {
  const input = asJson(content);
  const block = input
    ? { type: "tool_use", id: "toolu_1", name: body.tools?.[0]?.name, input }
    : { type: "text", text: content };
  return { type: "message", role: "assistant", content: [block], stop_reason: input ? "tool_use" : "end_turn", usage };
}

function asJson(content) {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function stream(text, { isAnthropic, response, isCut }) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (data) => response.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  if (isAnthropic) send({ type: "message_start", message: { usage: { input_tokens: 900, output_tokens: 1 } } });
  for (const piece of isCut ? pieces.slice(0, 5) : pieces)
    send(
      isAnthropic
        ? { type: "content_block_delta", delta: { type: "input_json_delta", partial_json: piece } }
        : { choices: [{ delta: { content: piece } }] },
    );
  if (isCut) return response.end();
  if (isAnthropic) {
    send({ type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 300 } });
    send({ type: "message_stop" });
  } else {
    send({ choices: [{ delta: {}, finish_reason: "stop" }], usage });
    send("[DONE]");
  }
  return response.end();
}
