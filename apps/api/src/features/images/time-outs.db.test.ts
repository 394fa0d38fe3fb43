import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makePaidUser } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createLogger } from "../../platform/logger.ts";
import { createPoolAnalyser } from "../../platform/scoring-pool/pool-analyser.ts";

// The product's own pool, with workers that never answer: each is ended and replaced, and a real one opens its models anew.
const folder = mkdtempSync(join(tmpdir(), "adjudge-silent-"));
const silent = join(folder, "worker.mjs");
writeFileSync(silent, 'process.on("message", () => undefined);\nprocess.send({ type: "ready" });\n');
const hasty = createPoolAnalyser({ workers: 1, timeoutMs: 1, logger: createLogger({ level: "silent" }) });
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ analyser: hasty });
});
afterAll(async () => {
  await hasty.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: shade, g: 10, b: 40 } } })
    .png()
    .toBuffer();

describe("pictures that take too long (N84)", { timeout: 300_000 }, () => {
  it("cost nothing twice a day; from the third on they count", async () => {
    vi.stubEnv("TEST_ANALYSIS_WORKER", silent);
    onTestFinished(() => void vi.unstubAllEnvs());
    const user = await makePaidUser(app, { uploads: 9 });
    const category: string = (await user.call.post("/categories/", { category: "Slow" })).body.data.id;
    const used = async (): Promise<number> => (await user.call.get("/images/list/")).body.usage.current_uploads;
    const upload = async (shade: number) => {
      const bytes = await picture(shade);
      return user.call.form("POST", "/images/", [
        ["category", category],
        ["image", { fileName: "ad.png", contentType: "image/png", bytes }],
      ]);
    };
    for (const [shade, counted] of [
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 2],
    ] as const) {
      const { status, headers, body } = await upload(shade);
      expect([status, body.code, Number(headers["retry-after"]) > 0]).toEqual([503, "unavailable", true]);
      expect(body.detail).toContain(counted === 0 ? "took too long" : "It was counted");
      expect(await used()).toBe(counted);
    }
  });

  it("are given up after as many seconds as the setting says", async () => {
    const env = { ANALYSIS_TIMEOUT_SECONDS: "40", ANALYSIS_WORKERS: "1" };
    const { analyser } = (await buildTestApp({ env, analyser: "own" })).services;
    const bytes = await picture(5);
    await analyser.warm();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    // Nothing is awaited until the time is up, so the worker's result cannot come before.
    const outcome = analyser.analyse(bytes, { owner: "ada" });
    vi.advanceTimersByTime(39_999);
    const before = vi.getTimerCount();
    vi.advanceTimersByTime(1);
    expect([before, vi.getTimerCount()]).toEqual([1, 0]);
    await expect(outcome).rejects.toMatchObject({ code: "unavailable" });
  });
});
