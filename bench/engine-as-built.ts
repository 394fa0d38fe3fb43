import { fileURLToPath } from "node:url";
import { bundlePrograms } from "../tools/bundle-programs.mjs";

const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = inRepository("node_modules/.cache/bench-engine");

// Run from its sources by tsx the engine also pays for naming each function whenever it is made; the product does not.
await bundlePrograms({
  entryPoints: {
    imaging: inRepository("packages/imaging/src/index.ts"),
    scoring: inRepository("packages/scoring/src/index.ts"),
  },
  outdir: folder,
});

/** The engine put together as `npm run build` does it. */
export const { extractSignals } = (await import(`${folder}/imaging.mjs`)) as typeof import("@adjudge/imaging");
export const { analyse } = (await import(`${folder}/scoring.mjs`)) as typeof import("@adjudge/scoring");
