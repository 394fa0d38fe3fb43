import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodOpinion, startCriticServer, type CriticServer } from "../../../../tools/critic-server.mjs";
import { createBreaker } from "./breaker.ts";
import { createCritic } from "./critic.ts";
import { faultCodes } from "./fault-words.ts";

const apiKey = "sk-loopback";
let server: CriticServer;
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#dd4422" } })
    .withExif({ IFD0: { Artist: "Ada Secret", ImageDescription: "private-name.jpg" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  server = await startCriticServer({ apiKey });
});
afterEach(() => server.close());

const kinds = ["openai", "anthropic"] as const;
const open = (kind: (typeof kinds)[number], { timeoutSeconds = 20, key = apiKey } = {}) =>
  createCritic(
    {
      kind,
      url: kind === "openai" ? `${server.origin}/v1` : server.origin,
      model: "stand-in-vl",
      apiKey: key,
      timeoutSeconds,
    },
    { backoffMs: 1 },
  );

describe.each(kinds)("a critic by %s", (kind) => {
  it("gives its opinion of a picture that has lost its name, place and camera", async () => {
    const { opinion, spent } = await open(kind).review(picture);
    expect(opinion.faults.map(({ code }) => code)).toEqual(faultCodes);
    expect(opinion.facts.brand).toBe("Nordlys");
    expect(opinion.rewrites[0]).toMatchObject({
      headline: "Brewed slow. Gone fast.",
      fits: expect.arrayContaining(["google"]),
    });
    expect(spent.tokens).toEqual({ input: 900, output: 300 });
    const [request] = server.requests;
    expect(request?.text).not.toContain("private-name");
    const sent = await sharp(request?.pictures[0]).metadata();
    expect([sent.width, sent.height, sent.exif]).toEqual([1024, 576, undefined]);
    expect(request?.pictures[0]?.includes("Ada Secret")).toBe(false);
  });

  it("asks for the answer in a schema", async () => {
    await open(kind).review(picture);
    const { body } = server.requests[0] ?? {};
    const schema = kind === "openai" ? body.response_format.json_schema.schema : body.tools[0].input_schema;
    expect(schema.properties.faults.items.properties.code.enum).toEqual(faultCodes);
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toEqual(Object.keys(schema.properties));
  });

  it("reads an answer that comes in pieces", async () => {
    server.answerWith("stream");
    expect((await open(kind).review(picture)).opinion.facts.brand).toBe("Nordlys");
  });

  it("asks once more when the server is busy, has an error, or hangs up", async () => {
    for (const failure of ["busy", "error", "cut", "cut-stream"] as const) {
      server.answerWith(failure, "good");
      const before = server.requests.length;
      expect((await open(kind).review(picture)).opinion.facts.brand).toBe("Nordlys");
      expect(server.requests.length - before).toBe(2);
    }
  });

  it.each([
    ["busy", "busy", 2],
    ["error", "unavailable", 2],
    ["cut", "cut_off", 2],
    ["cut-stream", "cut_off", 2],
    ["very-busy", "busy", 1],
    ["refuses-images", "refused", 1],
    ["declines", "refused", 1],
    ["redirect", "unreachable", 2],
    ["endless", "invalid_answer", 1],
    ["not-json", "invalid_answer", 2],
    ["wrong-schema", "invalid_answer", 2],
  ] as const)("says why there is no opinion: %s is %s after %i requests", async (mode, code, requests) => {
    server.answerWith(mode);
    await expect(open(kind).review(picture)).rejects.toMatchObject({ name: "CriticError", code });
    expect(server.requests).toHaveLength(requests);
  });

  it("gives up on a server that takes too long, and does not make it two waits", async () => {
    server.answerWith("slow");
    await expect(open(kind, { timeoutSeconds: 1 }).review(picture)).rejects.toMatchObject({ code: "timeout" });
    expect(server.requests).toHaveLength(1);
  });

  it("names a wrong key as a wrong setting", async () => {
    await expect(open(kind, { key: "wrong" }).review(picture)).rejects.toMatchObject({ code: "misconfigured" });
  });

  it("has an answer mended once", async () => {
    for (const bad of ["not-json", "wrong-schema"] as const) {
      server.answerWith(bad, "good");
      expect((await open(kind).review(picture)).opinion.facts.brand).toBe("Nordlys");
      const last = server.requests.at(-1)?.body.messages;
      expect(last.map(({ role }: { role: string }) => role).slice(-3)).toEqual(["user", "assistant", "user"]);
      expect(JSON.stringify(last.at(-1))).toContain("not a JSON object");
    }
  });

  it("asks for no more than it is permitted", async () => {
    server.answerWith("error");
    let left = 1;
    const permit = async (): Promise<void> => {
      if (left-- <= 0) throw new Error("no more");
    };
    await expect(open(kind).review(picture, { permit })).rejects.toThrow("no more");
    expect(server.requests).toHaveLength(1);
  });

  it("prefers one of two ads only where it does so in both orders", async () => {
    const other = await sharp(picture).negate().toBuffer();
    expect((await open(kind).choose([picture, other])).choice).toMatchObject({ winner: 1, steady: true });
    const [first, second] = server.requests.map(({ pictures }) => pictures);
    expect(first?.[0]?.equals(second?.[1] ?? Buffer.alloc(0))).toBe(true);
    server.answerWith({ content: JSON.stringify({ choice: "first", reason: "It came first." }) });
    expect((await open(kind).choose([picture, other])).choice).toMatchObject({ winner: null, steady: false });
  });
});

describe("a server of one's own", () => {
  it("that knows no schema, no JSON mode and no key still gives an opinion", async () => {
    await server.close();
    server = await startCriticServer();
    server.understand({ schema: false, object: false, maxTokens: false });
    server.answerWith("fenced");
    const critic = createCritic(
      { kind: "openai", url: `${server.origin}/v1/chat/completions`, model: "llava", apiKey: null, timeoutSeconds: 20 },
      { backoffMs: 1 },
    );
    expect((await critic.review(picture)).opinion.facts.brand).toBe("Nordlys");
    const asked = server.requests.length;
    expect(asked).toBe(4);
    await critic.review(picture);
    // What it turned down it is not offered again.
    expect(server.requests).toHaveLength(asked + 1);
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  });
});

describe("an opinion", () => {
  it("keeps to its bounds whatever the model says", async () => {
    const wild = goodOpinion();
    wild.critique = `${"word ".repeat(2000)}\u202Eevil\u0000`;
    wild.facts.brand = "none";
    wild.overall = 100;
    wild.faults[0].box = { x: 0.9, y: 0.9, width: 1, height: 1 };
    wild.rewrites.push({ headline: "A", call_to_action: "B" });
    wild.rewrites[0].headline = "x".repeat(200);
    server.answerWith({ content: JSON.stringify(wild) });
    const { opinion } = await open("openai").review(picture);
    expect(opinion.critique.length).toBeLessThanOrEqual(1200);
    expect(opinion.critique).not.toMatch(/\p{C}/u);
    expect(opinion.facts.brand).toBeNull();
    expect(opinion).not.toHaveProperty("overall");
    expect(opinion.faults[0]?.box).toMatchObject({ x: 0.9, width: expect.closeTo(0.1) });
    expect(opinion.rewrites.map(({ headline }) => headline)).toEqual([
      "Twelve hours for one sip",
      "Coffee that waits for you",
      "A",
    ]);
  });
});

describe("a server that fails again and again", () => {
  it("is left alone for a while, then asked by one at a time", async () => {
    let now = 0;
    const breaker = createBreaker({ failures: 2, restSeconds: 60, now: () => now });
    const critic = createCritic(
      { kind: "openai", url: `${server.origin}/v1`, model: "m", apiKey, timeoutSeconds: 20 },
      { breaker, backoffMs: 1 },
    );
    server.answerWith("error");
    for (let count = 0; count < 2; count++)
      await expect(critic.review(picture)).rejects.toMatchObject({ code: "unavailable" });
    const asked = server.requests.length;
    await expect(critic.review(picture)).rejects.toMatchObject({ code: "paused", retryAfterSeconds: 60 });
    expect(server.requests).toHaveLength(asked);
    now = 61_000;
    let answer: () => void = () => undefined;
    const trial = breaker.guard(() => new Promise<void>((done) => (answer = done)));
    await expect(critic.review(picture)).rejects.toMatchObject({ code: "paused" });
    answer();
    await trial;
    server.answerWith("good");
    await critic.review(picture);
  });
});
