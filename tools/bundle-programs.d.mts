import type { BuildResult } from "esbuild";

export const asInstalled: readonly string[];
export function bundlePrograms(options: {
  entryPoints: Record<string, string>;
  outdir: string;
  leftOut?: readonly string[];
}): Promise<BuildResult>;
