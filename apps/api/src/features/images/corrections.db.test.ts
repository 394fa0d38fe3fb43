import { beforeAll, describe, expect, it } from "vitest";
import { correct, imageOf, uploadsOf, userWithAd } from "../../../test/corrected-ads.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const withAd = () => userWithAd(app);

describe("what an owner may say, and what comes of it", () => {
  it("answers 422 to a headline that is not in the picture, and 400 to each fact it does not know: corrections stay", async () => {
    const { user, id } = await withAd();
    const before = (await correct(user, id, { brand: "Nordlys" })).body.image;
    const strange = await correct(user, id, { headline: "Quite another headline altogether" });
    const detail = "No lines of this picture read like that.";
    expect([strange.status, strange.body]).toEqual([422, { detail, code: "unprocessable" }]);
    const unknown = [
      "This cannot be corrected. Known are: brand, headline_lines, cta_lines, left_out_lines, line_texts, headline.",
    ];
    const misspelt = await correct(user, id, { brnad: "Nordlys", cta: "Buy" });
    expect([misspelt.status, misspelt.body]).toEqual([400, { brnad: unknown, cta: unknown }]);
    const echoed = await correct(user, id, { brand: "Northmill", cta: "Buy" });
    expect([echoed.status, echoed.body]).toEqual([400, { cta: unknown }]);
    expect(await imageOf(user, id)).toEqual(before);
  });

  it("refuses what makes no sense, and changes nothing", async () => {
    const { user, id } = await withAd();
    const before = await imageOf(user, id);
    for (const [body, field] of [
      [{ brand: "  " }, "brand"],
      [{ brand: "x".repeat(81) }, "brand"],
      [{ brand: 7 }, "brand"],
      [{ brand: "W" }, "brand"],
      [{ brand: ["Nordlys"] }, "brand"],
      [{ headline_lines: null }, "headline_lines"],
      [{ headline_lines: "0" }, "headline_lines"],
      [{ left_out_lines: null }, "left_out_lines"],
      [{ left_out_lines: { 0: 1 } }, "left_out_lines"],
      [{ headline_lines: [] }, "headline_lines"],
      [{ headline_lines: [0, 0] }, "headline_lines"],
      [{ headline_lines: [199] }, "headline_lines"],
      [{ left_out_lines: [-1] }, "left_out_lines.0"],
      [{ left_out_lines: [1.5] }, "left_out_lines.0"],
      [{ headline_lines: [0], left_out_lines: [0] }, "left_out_lines"],
      [{ cta_lines: [] }, "cta_lines"],
      [{ cta_lines: "0" }, "cta_lines"],
      [{ cta_lines: [199] }, "cta_lines"],
      [{ cta_lines: [0, 0] }, "cta_lines"],
      [{ headline_lines: [0], cta_lines: [0] }, "cta_lines"],
      [{ cta_lines: [0], left_out_lines: [0] }, "left_out_lines"],
      [{ line_texts: null }, "line_texts"],
      [{ line_texts: [{ line: 199, text: "Sale" }] }, "line_texts"],
      [{ line_texts: [{ line: 0, text: "" }] }, "line_texts.0.text"],
      [{ line_texts: [{ line: 0, text: "x".repeat(301) }] }, "line_texts.0.text"],
      [{ line_texts: [{ line: 0, text: "a\u202Eb" }] }, "line_texts.0.text"],
      [{ line_texts: [{ text: "Sale" }] }, "line_texts.0.line"],
      [{ headline: "" }, "headline"],
      [{ headline: null }, "headline"],
      [{ headline: "x".repeat(301) }, "headline"],
      [{ headline: "Cold brew", headline_lines: [0] }, "headline"],
    ] as const) {
      const answer = await correct(user, id, body);
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
    }
    expect(await imageOf(user, id)).toEqual(before);
  });

  it("takes emoji in every line, and stores none of them by half", async () => {
    const { user, id } = await withAd();
    const { lines } = (await user.call.get(`/images/${id}/signals/`)).body.signals;
    const emoji = (text: string) => lines.map((_: unknown, line: number) => ({ line, text: text + "😀".repeat(20) }));
    for (const text of ["a", "ab", "Shop now "]) {
      const answer = await correct(user, id, { line_texts: emoji(text), cta_lines: [lines.length - 1] });
      expect([answer.status, answer.body.image?.corrections.line_texts ?? answer.body]).toEqual([200, emoji(text)]);
      expect(JSON.stringify(answer.body)).not.toMatch(/\\ud|\ufffd/i);
    }
  });

  it("takes an empty body for a mistake, and {} for taking everything back", async () => {
    const { user, id } = await withAd();
    const said = (await correct(user, id, { brand: "Nordlys" })).body.image;
    const none = await correct(user, id, undefined);
    expect([none.status, none.body]).toEqual([400, { code: "malformed_json", detail: "A JSON object is expected." }]);
    expect((await correct(user, id, null)).status).toBe(400);
    expect(await imageOf(user, id)).toEqual(said);
    expect((await correct(user, id, {})).body.image.corrections).toBeNull();
  });

  it("mends a name where it stands: nothing is earned or lost by its spelling", async () => {
    const { user, id } = await withAd();
    const before = (await imageOf(user, id)).analysis;
    const [place] = before.facts.places.brand;
    const after = (await correct(user, id, { brand: `${before.facts.brand}s` })).body.image.analysis;
    expect(after.facts.places.brand).toEqual([place]);
    const points = (analysis: typeof before) =>
      Object.values(analysis.scores as Record<string, { parts: { rule: string; points: number }[] }>).map(({ parts }) =>
        parts.map(({ rule, points: worth }) => [rule, worth]),
      );
    expect(points(after)).toEqual(points(before));
  });

  it("takes another line for the request, or none: what rests on it follows", async () => {
    const { user, id } = await withAd();
    const { facts } = (await imageOf(user, id)).analysis;
    const other = facts.lines.find(({ role }: { role: string }) => role === "body");
    const picked = (await correct(user, id, { cta_lines: [other.line] })).body.image;
    expect(picked.corrections).toEqual({ cta_lines: [other.line] });
    expect(picked.analysis.facts).toMatchObject({ cta: other.text, corrected: ["cta"] });
    const none = (await correct(user, id, { cta_lines: null })).body.image;
    expect(none.corrections).toEqual({ cta_lines: null });
    expect(none.analysis.facts).toMatchObject({ cta: null, cta_form: "none", corrected: ["cta"], unsure: [] });
    expect(none.analysis.facts.faults.no_cta).toBeGreaterThan(facts.faults.no_cta);
  });

  it("takes what a misread line really says, and finds a headline by it; what was read says nothing new", async () => {
    const { user, id } = await withAd();
    const { facts } = (await imageOf(user, id)).analysis;
    const [line] = facts.lines.filter(({ role }: { role: string }) => role === "headline");
    const text = "Qiute anohter haedline";
    const { image } = (await correct(user, id, { headline: text, line_texts: [{ line: line.line, text }] })).body;
    expect(image.corrections).toEqual({ headline_lines: [line.line], line_texts: [{ line: line.line, text }] });
    expect(image.analysis.facts).toMatchObject({ headline: text, corrected: ["headline", "text"] });
    expect(image.analysis.facts.lines).toContainEqual(expect.objectContaining({ text, read_as: line.text }));
    expect(image.analysis.facts.faults.typos).toBeGreaterThan(facts.faults.typos);
    expect(await imageOf(user, id)).toEqual(image);
    const { lines } = (await user.call.get(`/images/${id}/signals`)).body.signals;
    const same = [{ line: line.line, text: lines[line.line].text }];
    expect((await correct(user, id, { line_texts: same })).body.image).toMatchObject({ corrections: null });
  });

  it("shows no score and no formula where leaving lines out leaves nothing to judge, and says no word of charging", async () => {
    const { user, id } = await withAd();
    const { lines } = (await imageOf(user, id)).analysis.facts;
    const { image } = (await correct(user, id, { left_out_lines: lines.map(({ line }: { line: number }) => line) }))
      .body;
    expect(image).toMatchObject({ overall_score: null, withheld: { reason: "no_words" } });
    const none = { score: null, base: 0, parts: [], percentile: null, reference: null };
    const scores = { contrast: none, recall: none, copy_engagement: none };
    expect(image.analysis).toMatchObject({ formula: "", overall: null, overall_percentile: null, scores });
    expect(await uploadsOf(user)).toBe(1);
  });
});
