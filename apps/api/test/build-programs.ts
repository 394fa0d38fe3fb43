import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundlePrograms } from "../../../tools/bundle-programs.mjs";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

const analysisWorker = "packages/imaging/src/pool-worker.ts";
export const nameOf = (file: string): string => basename(file, ".ts");

/** Each of these files of ours as one program in that folder, which must lie where the installed packages are found. */
export async function buildPrograms(files: readonly string[], folder: string): Promise<void> {
  const entryPoints = Object.fromEntries([...files, analysisWorker].map((file) => [nameOf(file), join(root, file)]));
  await bundlePrograms({ entryPoints, outdir: folder });
}
