import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export interface BrowserScripts {
  stripe: string;
  challengeDone: string;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL(`../browser/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    logLevel: "silent",
  });
  return result.outputFiles[0]?.text ?? "";
}

/** Builds the Stripe.js stand-in from its source; it runs in the page, so it must be one plain script. */
export async function buildBrowserScripts(): Promise<BrowserScripts> {
  const [stripe, challengeDone] = await Promise.all([bundle("stripe.ts"), bundle("challenge-done.ts")]);
  return { stripe, challengeDone };
}
