import { sql } from "kysely";
import { ENGINE_VERSION } from "@adjudge/scoring";
import { beforeAll, describe, expect, it } from "vitest";
import { makePaidUser } from "../../../test/paid.ts";
import { correct, imageOf, uploadAd, uploadsOf, userWithAd } from "../../../test/corrected-ads.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const withAd = () => userWithAd(app);

/** As engine 1.0.0 stored it: without facts, faults, flags and signals. */
async function makeOld(id: string): Promise<void> {
  await sql`delete from image_signals where image_id = ${id}`.execute(app.db);
  await sql`update images set engine_version = '1.0.0',
    analysis = (analysis - 'facts' - 'faults' - 'flags' - 'withheld') || '{"engine_version": "1.0.0", "verdict": "As it was."}'
    where id = ${id}`.execute(app.db);
}

describe("correcting what the engine found", () => {
  it("is saved with the analysis it leads to, marked, never charged, and can be undone to the last digit", async () => {
    const { user, id } = await withAd();
    const before = await imageOf(user, id);
    expect(before).toMatchObject({ corrected: false, corrections: null, can_score_again: false });
    const { status, body } = await correct(user, id, { brand: " Nordlys " });
    expect(status).toBe(200);
    expect(body.image).toMatchObject({ corrected: true, corrections: { brand: "Nordlys" } });
    expect(body.image.analysis.facts).toMatchObject({ brand: "Nordlys", corrected: ["brand"] });
    expect(await imageOf(user, id)).toEqual(body.image);
    expect(await uploadsOf(user)).toBe(1);
    const undone = await correct(user, id, {});
    expect(undone.body.image).toMatchObject({ corrected: false, corrections: null });
    expect(undone.body.image.analysis).toEqual(before.analysis);
    expect(await uploadsOf(user)).toBe(1);
  });

  it("takes the lines by their numbers: another headline, a line left out", async () => {
    const { user, id } = await withAd();
    const { lines } = (await imageOf(user, id)).analysis.facts;
    expect(lines.length).toBeGreaterThan(2);
    const [first, , last] = [lines[0], lines[1], lines.at(-1)];
    const asked = { headline_lines: [last.line], left_out_lines: [first.line] };
    const { facts } = (await correct(user, id, asked)).body.image.analysis;
    expect(facts.headline).toContain(last.text);
    expect(facts.text).not.toContain(first.text);
    expect(facts.corrected.toSorted()).toEqual(["headline", "left_out"]);
  });

  it("takes the headline by its words, case and signs aside, and finds its lines", async () => {
    const { user, id } = await withAd();
    const { lines } = (await imageOf(user, id)).analysis.facts;
    const [line, next] = [lines.at(-2), lines.at(-1)];
    const words = `“${line.text.toUpperCase()}”,\n${next.text.toLowerCase()}!`;
    const { status, body } = await correct(user, id, { headline: words });
    expect(status).toBe(200);
    expect(body.image.corrections).toEqual({ headline_lines: [line.line, next.line] });
    expect(body.image.analysis.facts.corrected).toEqual(["headline"]);
    expect(body.image.analysis.facts.headline).toContain(next.text);
  });

  it("answers with and without the slash at the end, and no longer under its old names", async () => {
    const { user, id } = await withAd();
    expect((await user.call.post(`/images/${id}/facts`, { brand: null })).status).toBe(200);
    expect((await user.call.post(`/images/${id}/rescore`, undefined)).status).toBe(409);
    expect((await user.call.put(`/images/${id}/corrections`, {})).status).toBe(404);
  });

  it("is for the owner alone, with or without a plan, and not for data that is only kept", async () => {
    const { user, id } = await withAd();
    const other = await makePaidUser(app);
    for (const answer of [
      await correct(other, id, { brand: "Mine" }),
      await other.call.get(`/images/${id}/signals`),
      await other.call.post(`/images/${id}/rescore/`, undefined),
      await correct(user, "abc", {}),
    ])
      expect(answer.status).toBe(404);
    expect((await app.anonymous.post(`/images/${id}/facts/`, {})).status).toBe(401);
    await sql`delete from subscriptions where user_id = ${user.id}`.execute(app.db);
    expect((await correct(user, id, { brand: null })).status).toBe(200);
    await sql`update users set restricted_at = now() where id = ${user.id}`.execute(app.db);
    expect((await correct(user, id, {})).body.code).toBe("forbidden");
  });

  it("answers the signals it is made from, those of a picture stored before too, and they go with the picture", async () => {
    const { user, id } = await withAd();
    const { signals } = (await user.call.get(`/images/${id}/signals`)).body;
    expect(signals.lines.length).toBeGreaterThan(2);
    expect(signals.learned_attention.data).toHaveLength(
      signals.learned_attention.width * signals.learned_attention.height,
    );
    await makeOld(id);
    expect((await user.call.get(`/images/${id}/signals`)).body.signals).toEqual(signals);
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from image_signals where image_id = ${id}`.execute(app.db))
        .rows[0]?.n;
    expect(await count()).toBe(1);
    await user.call.delete(`/images/${id}`);
    expect(await count()).toBe(0);
  });
});

describe("an analysis of an older engine", () => {
  it("is shown as it was, and scored again free, once", async () => {
    const { user, id } = await withAd();
    await makeOld(id);
    const old = await imageOf(user, id);
    expect(old).toMatchObject({ engine_version: "1.0.0", can_score_again: true, withheld: null });
    expect(old.analysis).toMatchObject({ verdict: "As it was.", facts: null, faults: [], flags: [], withheld: null });
    const { status, body } = await user.call.post(`/images/${id}/rescore/`, undefined);
    expect(status).toBe(200);
    expect(body.image).toMatchObject({ id, engine_version: ENGINE_VERSION, can_score_again: false, corrected: false });
    expect(body.image.analysis.facts).not.toBeNull();
    expect(await uploadsOf(user)).toBe(1);
    expect((await user.call.post(`/images/${id}/rescore/`, undefined)).status).toBe(409);
    await makeOld(id);
    const again = await user.call.post(`/images/${id}/rescore/`, undefined);
    expect([again.status, again.body.code]).toEqual([409, "conflict"]);
    expect((await imageOf(user, id)).can_score_again).toBe(false);
  });

  it("keeps what its owner corrected, lines too", async () => {
    const { user, id } = await withAd();
    const { lines } = (await imageOf(user, id)).analysis.facts;
    const said = {
      brand: "Nordlys",
      headline_lines: [lines[1].line],
      cta_lines: null,
      left_out_lines: [lines.at(-1).line],
      line_texts: [{ line: lines[1].line, text: "What it really says" }],
    };
    await correct(user, id, said);
    await sql`update images set engine_version = '1.0.0' where id = ${id}`.execute(app.db);
    const { image } = (await user.call.post(`/images/${id}/rescore/`, undefined)).body;
    expect(image).toMatchObject({ engine_version: ENGINE_VERSION, corrected: true, corrections: said });
    expect(image.analysis.facts.corrected.toSorted()).toEqual(["brand", "cta", "headline", "left_out", "text"]);
  });

  it("two clicks at a time are one", async () => {
    const { user, id } = await withAd();
    await makeOld(id);
    const clicks = await Promise.all([1, 2].map(() => user.call.post(`/images/${id}/rescore/`, undefined)));
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("is not compared with one of this engine before it is scored again; the verdict then follows", async () => {
    const { user, id, category } = await withAd();
    const other = await uploadAd(user, category);
    const pair = (await user.call.post("/image-comparisons/", { image_ids: [id, other] })).body.data.id;
    const comparisonOf = async () => (await user.call.get(`/image-comparisons/${pair}`)).body.comparison;
    expect((await comparisonOf()).verdict.overall.winner).toBeNull();
    await makeOld(id);
    expect(await comparisonOf()).toMatchObject({
      verdict: null,
      not_comparable: expect.stringContaining("different engines"),
    });
    await user.call.post(`/images/${id}/rescore/`, undefined);
    const { verdict, image1_data: first, image2_data: second } = await comparisonOf();
    expect(verdict.overall.difference).toBeCloseTo(first.overall_score - second.overall_score, 5);
  });
});
