import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildPrograms, nameOf, root } from "./build-programs.ts";

declare module "vitest" {
  interface ProvidedContext {
    programs: Record<string, string>;
  }
}

const files = [
  "apps/api/src/main.ts",
  "apps/api/src/worker.ts",
  "apps/api/src/commands/migrate.ts",
  "apps/api/src/commands/plans.ts",
  "apps/api/src/commands/simulator.ts",
  "apps/api/test/billing-server.ts",
  "apps/api/test/durable-writer.ts",
];

/**
 * The programs that tests start and kill, compiled once a run: from source each start takes 4 s of processor time, and there
 * are dozens. `tools/start.process.test.ts` starts the product from source, as people do.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "adjudge-programs-"));
  chmodSync(folder, 0o755); // one test starts the product as another user
  await buildPrograms(files, folder);
  process.env["TEST_ANALYSIS_WORKER"] = join(folder, "pool-worker.mjs"); // as tools/built-worker.ts does
  project.provide("programs", Object.fromEntries(files.map((file) => [file, join(folder, `${nameOf(file)}.mjs`)])));
  return () => rmSync(folder, { recursive: true, force: true });
}
