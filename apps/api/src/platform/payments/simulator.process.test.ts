import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ConfigError } from "../config.ts";
import { startSimulator } from "./simulator.ts";

const folder = mkdtempSync(join(tmpdir(), "adjudge-sim-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a second server on one folder is told so in a sentence, not by a stack", async () => {
  const keys = { secretKey: "sk_test_twice", publishableKey: "pk_test_twice" };
  const first = await startSimulator(folder, keys);
  const second = await startSimulator(folder, keys).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(ConfigError);
  await first.close();
});
