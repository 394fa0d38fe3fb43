import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promptVersion } from "@adjudge/imaging/critic";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "../config.ts";
import { openCritic } from "./critic.ts";

const config = (more: Record<string, string> = {}) =>
  parseConfig({ CRITIC_URL: "https://models.example:8443/v1", CRITIC_MODEL: "stand-in-vl", ...more });

function figures(model: string, version = promptVersion): string {
  const file = join(mkdtempSync(join(tmpdir(), "adjudge-figures-")), "critic.json");
  const of = (precision: number | null, found: number) => ({ positives: 20, found, auc: 0.8, precision });
  const faults = { weak_cta: of(0.8, 10), clutter: of(0.5, 10), typos: of(1, 2), no_brand: of(null, 0) };
  writeFileSync(file, JSON.stringify({ models: [{ model, prompt_version: version, pictures: 100, faults }] }));
  return file;
}

describe("the critic an operator sets", () => {
  it("is none without settings", () => {
    expect(openCritic(parseConfig({}))).toBeNull();
  });

  it("names the host that pictures go to, and trusts nothing by default", () => {
    const critic = openCritic(config());
    expect([critic?.destination, critic?.model, critic?.trusted.size]).toEqual([
      "models.example:8443",
      "stand-in-vl",
      0,
    ]);
  });

  it("joins the advice only where this model was measured with these questions", () => {
    const on = (file: string) => openCritic(config({ CRITIC_IN_ADVICE: "on", CRITIC_FIGURES: file }));
    const start = (file: string) => () => on(file);
    expect(start("/nowhere/critic.json")).toThrow(ConfigError);
    expect(start("/nowhere/critic.json")).toThrow("npm run eval");
    expect(start(figures("another-model"))).toThrow("stand-in-vl");
    expect(start(figures("stand-in-vl", promptVersion + 1))).toThrow(ConfigError);
    expect([...(on(figures("stand-in-vl"))?.trusted ?? [])]).toEqual(["weak_cta"]);
  });
});
