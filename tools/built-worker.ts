import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "./bundle-programs.mjs";

const root = join(import.meta.dirname, "..");

/**
 * The worker that scores pictures, compiled once a run for all pools of the tests: from source each start of one takes twice the
 * processor time. `pool.engine.test.ts` starts it from source too.
 */
export default async function setup(): Promise<() => void> {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "adjudge-worker-"));
  await bundlePrograms({
    entryPoints: { "pool-worker": join(root, "packages/imaging/src/pool-worker.ts") },
    outdir: folder,
  });
  process.env["TEST_ANALYSIS_WORKER"] = join(folder, "pool-worker.mjs");
  return () => rmSync(folder, { recursive: true, force: true });
}
