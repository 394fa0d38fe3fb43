import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultCode, Recommendation } from "@adjudge/contracts";
import { promptVersion } from "@adjudge/imaging/critic";
import { afterAll, describe, expect, it } from "vitest";
import { agreedUser, buildCriticApp, storedAd } from "../../../test/critic-app.ts";
import { spawnProduct } from "../../../test/product-process.ts";

const folder = mkdtempSync(join(tmpdir(), "adjudge-in-advice-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm run eval -- <data> --critic` leaves behind of this model. */
function figuresOf(model: string, right: Partial<Record<FaultCode, number>>): string {
  const file = join(folder, `${model}.json`);
  const faults = Object.fromEntries(
    Object.entries(right).map(([code, precision]) => [code, { positives: 40, found: 20, auc: 0.9, precision }]),
  );
  writeFileSync(file, JSON.stringify({ models: [{ model, prompt_version: promptVersion, pictures: 388, faults }] }));
  return file;
}

const inAdvice = (file: string) => ({ CRITIC_IN_ADVICE: "on", CRITIC_FIGURES: file });

type Given = { recommendations: Record<string, Recommendation[]>; faults: { code: FaultCode }[] };
const allAdvice = ({ recommendations }: Given): Recommendation[] => Object.values(recommendations).flat();

describe("CRITIC_IN_ADVICE=on", () => {
  it("lets faults that the model was measured to find join the advice, marked as its own and worth no point", async () => {
    const world = await buildCriticApp(
      inAdvice(figuresOf("stand-in-vl", { weak_cta: 0.8, unclear_message: 0.9, low_contrast: 0.5 })),
    );
    const user = await agreedUser(world);
    const id = await storedAd(user, 1);
    const before = (await user.call.get(`/images/${id}/`)).body.image;
    expect(allAdvice(before.analysis).filter(({ rule }) => rule === "critic")).toEqual([]);
    await world.app.runJobs();
    const after = (await user.call.get(`/images/${id}/`)).body.image;
    expect(after.critique.status).toBe("ready");
    const joined = allAdvice(after.analysis).filter(({ rule }) => rule === "critic");
    // The stand-in finds three; one of them it was not measured to find, and what the engine names is not said twice.
    const own = (before.analysis as Given).faults.map(({ code }) => code);
    const expected = (["weak_cta", "unclear_message"] as const).filter((code) => !own.includes(code));
    expect(new Set(joined.map(({ fault }) => fault))).toEqual(new Set(expected));
    expect(joined.length).toBeGreaterThan(0);
    for (const advice of joined) {
      expect(advice).toMatchObject({ gain: 0, overall_gain: 0, change: null });
      expect(advice.text).toMatch(/^stand-in-vl finds /);
      expect(advice.detail).toContain("a vision model");
      const { box } = after.critique.opinion.faults.find(({ code }: { code: string }) => code === advice.fault);
      expect(advice.boxes).toEqual(box === null ? [] : [box]);
    }
    const texts = Object.values(after.recommendations[0]).flat();
    for (const { text } of joined) expect(texts).toContain(text);
    expect([after.overall_score, after.analysis.scores]).toEqual([before.overall_score, before.analysis.scores]);
    // Withdrawn, its faults go with its words.
    await user.call.delete("/critic/consent/");
    expect((await user.call.get(`/images/${id}/`)).body.image.analysis).toEqual(before.analysis);
  });

  it("refuses to start without figures for that model", async () => {
    for (const file of [join(folder, "none.json"), figuresOf("another-model", { weak_cta: 1 })])
      await expect(buildCriticApp(inAdvice(file))).rejects.toThrow(
        "CRITIC_IN_ADVICE=on needs the figures of stand-in-vl",
      );
    const broken = join(folder, "broken.json");
    writeFileSync(broken, "{");
    await expect(buildCriticApp(inAdvice(broken))).rejects.toThrow("is not what npm run eval");
  });

  it.skipIf(process.env["TEST_DATABASE_URL"])("ends the process with one sentence that says what to do", async () => {
    const { ended, output } = spawnProduct({
      dataDir: join(folder, "data"),
      env: {
        CRITIC_URL: "http://127.0.0.1:9/v1",
        CRITIC_MODEL: "unmeasured-vl",
        ...inAdvice(join(folder, "none.json")),
      },
    });
    expect(await ended).toBe(1);
    expect(output()).toContain("CRITIC_IN_ADVICE=on needs the figures of unmeasured-vl");
    expect(output()).toContain("npm run eval -- <data> --critic");
    expect(output()).not.toMatch(/\n\s+at /);
  });
});
