import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startCriticServer, type CriticServer } from "../../../tools/critic-server.mjs";
import { main } from "./main.ts";
import { choiceLines } from "./second-opinion.ts";

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../web/public/samples/${name}.webp`, import.meta.url));

const run = async (args: string[]): Promise<{ code: number; out: string; err: string }> => {
  let out = "";
  let err = "";
  const code = await main(args, {
    stdin: Readable.from([""]),
    stdout: { write: (text: string) => (out += text) },
    stderr: { write: (text: string) => (err += text) },
  });
  return { code, out, err };
};

let server: CriticServer;
beforeAll(async () => {
  server = await startCriticServer();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
beforeEach(() => {
  vi.stubEnv("CRITIC_URL", `${server.origin}/v1`);
  vi.stubEnv("CRITIC_MODEL", "stand-in-vl");
  server.answerWith("good");
});

describe("adjudge --critic", () => {
  it("adds the model's opinion to a line, says where pictures go, and sends none without it", async () => {
    const plain = await run(["score", sample("cold-brew"), "--jsonl"]);
    expect(server.requests).toHaveLength(0);
    const asked = await run(["score", sample("cold-brew"), "--jsonl", "--critic"]);
    expect(asked.err).toContain(new URL(server.origin).host);
    const { critique, ...rest } = JSON.parse(asked.out);
    expect(rest).toEqual(JSON.parse(plain.out));
    expect(critique).toMatchObject({ model: "stand-in-vl", opinion: { facts: { brand: "Nordlys" } } });
    expect(critique.agreement.sentences.length).toBeGreaterThan(0);
  });

  it("scores all the same where the model fails", async () => {
    server.answerWith("refuses-images");
    const { code, out } = await run(["score", sample("cold-brew"), "--critic"]);
    expect(code).toBe(0);
    expect(out).toContain("Overall");
    expect(out).toContain("Second opinion   none: the model's server answered 400");
  });

  it.runIf(process.env["TEST_ALL"] === "1")("says which of two the model would run", async () => {
    const files = [sample("night-train"), sample("night-train-crowded")];
    const { out } = await run(["compare", ...files, "--critic", "--json"]);
    const { critique } = JSON.parse(out);
    expect(critique).toMatchObject({ model: "stand-in-vl", choice: { reason: expect.any(String) } });
    expect(choiceLines(critique, ["a.png", "b.png"])).toContain("stand-in-vl, a model,");
  });

  it("explains a model that is not set", async () => {
    vi.stubEnv("CRITIC_URL", "");
    vi.stubEnv("CRITIC_MODEL", "");
    expect(await run(["score", sample("cold-brew"), "--critic"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("CRITIC_URL and CRITIC_MODEL are not set"),
    });
  });
});
