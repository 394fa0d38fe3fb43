import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { log, port, programs } from "./fixtures/programs.ts";
import { wideLimits } from "./fixtures/wide-limits.ts";

const origin = `http://localhost:${port}`;
const dataDir = process.env["E2E_DATA_DIR"] ?? join(tmpdir(), `adjudge-e2e-${port}`);
const executablePath = process.env["CHROMIUM_PATH"] || undefined;

const isWhole = process.env["TEST_ALL"] === "1";

/** Where movement is part of what is shown; the others run as for people who asked for less of it, drawn once and not sixty times a second. */
const moving = isWhole
  ? /(landing|keyboard|navigation|shell|creatives|ab-test)\.e2e\.ts$/
  : /(landing|keyboard|navigation|shell)\.e2e\.ts$/;

// No graphics processor to talk to, and one process for a page and its frames: both only cost time here.
const flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-site-isolation-trials"];
// The list for the address bar, which nobody sees, is a page of its own in Chromium 156: 1.6 s of processor time for each page
// that is opened (2.0 against 0.4 for an empty one). The others are the harness's own, which a second list replaces.
const unwanted =
  "WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,LensOverlay,MediaRouter,OptimizationHints";

export default defineConfig({
  testDir: "tests",
  outputDir: join(tmpdir(), `adjudge-e2e-results-${port}`),
  fullyParallel: true,
  // The longest lists of pages, states and widths are for `npm run test:all`.
  ...(isWhole ? {} : { grepInvert: /@long/ }),
  workers: 2,
  retries: 0,
  // Other suites run beside this one: what is waited for may take its time, and the wait ends as soon as it is there.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    baseURL: origin,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...flags, `--disable-features=${unwanted}`],
    },
  },
  projects: [
    {
      name: "still",
      testMatch: "**/*.e2e.ts",
      testIgnore: moving,
      use: { contextOptions: { reducedMotion: "reduce" } },
    },
    { name: "moving", testMatch: moving },
  ],
  globalTeardown: "./fixtures/declared-codes.ts",
  webServer: {
    command: `exec node start-product.mjs > "${log}"`,
    url: `${origin}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    // The whole product, as a person would start it; only the limits of an address and of a machine that is late are out of the way.
    env: { PORT: String(port), DATA_DIR: dataDir, E2E_PROGRAMS: programs, NODE_ENV: "development", ...wideLimits },
  },
});
