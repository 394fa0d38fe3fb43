import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodOpinion, startCriticServer, type CriticServer } from "../critic-server.mjs";
import { evaluateCritic } from "./critic.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let server: CriticServer;
let dataDir = "";
let docs = "";
let said: string[] = [];
const say = (line: string): void => void said.push(line);

beforeAll(async () => {
  server = await startCriticServer();
  dataDir = mkdtempSync(join(tmpdir(), "adjudge-truth-"));
  mkdirSync(join(dataDir, "truth-facts"));
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#888888" } })
    .png()
    .toBuffer();
  writeFileSync(join(dataDir, "ad.png"), picture);
  // The stand-in always finds weak_cta: right in six of twelve; typos never, wrong in six of twelve.
  const rows = Array.from({ length: 12 }, (_, index) => ({
    file: "ad.png",
    headline: index < 3 ? "Slow is a flavour" : "Another headline",
    brand: "Nordlys",
    faults: { weak_cta: index % 2, typos: index < 6 ? 1 : 0, clutter: "?" },
  }));
  writeFileSync(join(dataDir, "truth-facts/labels.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
});
afterAll(() => server.close());
beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), "adjudge-docs-"));
  cpSync(join(root, "docs/critic.md"), join(docs, "critic.md"));
  said = [];
  server.answerWith("good");
});

const environment = () => ({ CRITIC_URL: `${server.origin}/v1`, CRITIC_MODEL: "stand-in-vl" });

describe("npm run eval -- --critic", () => {
  it("says so and writes nothing where no model is set, no data is there, or no answer came", async () => {
    const before = readFileSync(join(docs, "critic.md"), "utf8");
    expect(await evaluateCritic({ dataDir, environment: {}, docs, say })).toBe(2);
    expect(said.join()).toContain("nothing was measured and nothing was written");
    expect(await evaluateCritic({ dataDir: undefined, environment: environment(), docs, say })).toBe(2);
    server.answerWith("refuses-images");
    expect(await evaluateCritic({ dataDir, environment: environment(), docs, say })).toBe(1);
    expect(readFileSync(join(docs, "critic.md"), "utf8")).toBe(before);
    expect(existsSync(join(docs, "critic.json"))).toBe(false);
  });

  it("writes what the model got right, for its name and the questions of today", async () => {
    expect(await evaluateCritic({ dataDir, environment: environment(), docs, say })).toBe(0);
    const { models } = JSON.parse(readFileSync(join(docs, "critic.json"), "utf8"));
    expect(models).toHaveLength(1);
    expect(models[0]).toMatchObject({
      model: "stand-in-vl",
      pictures: 12,
      failed: 0,
      brand_right: 1,
      headline_right: 0.25,
      mean_auc: 0.5,
      tokens_a_picture: { input: 900, output: 300 },
      faults: {
        weak_cta: { positives: 6, found: 12, auc: 0.5, precision: 0.5 },
        typos: { positives: 6, found: 0, auc: 0.5, precision: null },
      },
    });
    expect(models[0].faults).not.toHaveProperty("clutter");
    expect(readFileSync(join(docs, "critic.md"), "utf8")).toContain("stand-in-vl");
    // Measured again: the new figures take the place of the old.
    const wrong = JSON.stringify({ ...goodOpinion(), facts: { ...goodOpinion().facts, brand: "Other" } });
    server.answerWith({ content: wrong });
    await evaluateCritic({ dataDir, environment: environment(), docs, say });
    const again = JSON.parse(readFileSync(join(docs, "critic.json"), "utf8")).models;
    expect(again.map(({ brand_right }: { brand_right: number }) => brand_right)).toEqual([0]);
  });
});
