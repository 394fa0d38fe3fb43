import { createRequire } from "node:module";
import { build } from "esbuild";

export interface BrowserScripts {
  stripe: string;
  challengeDone: string;
}

// By the package's name: built programs lie elsewhere than their sources.
const { resolve } = createRequire(import.meta.url);

async function bundle(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [resolve(`@adjudge/stripe-sim/browser/${entry}`)],
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
