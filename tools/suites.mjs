import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./find-chromium.mjs";
import { root } from "./install.mjs";

const bin = (path) => join(root, "node_modules", path);
const tool = (name) => [join(root, "tools", name)];

const checks = {
  types: [bin("typescript/bin/tsc"), "--build"],
  lint: [bin("oxlint/bin/oxlint"), "--type-aware"],
  format: [bin("oxfmt/bin/oxfmt"), "--check"],
  imports: tool("check-imports.mjs"),
  "planted breaches": tool("planted-breaches.mjs"),
  "unused code": [bin("knip/bin/knip.js"), "--no-progress"],
  "file size": tool("check-file-size.mjs"),
  licences: tool("check-licences.mjs"),
  "no secret in bundle": tool("check-bundle.mjs"),
};

function run(args, { env = {}, isQuiet = true, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("close", (code) => done({ code, output }));
  });
}

/** Each check counts as one test. Two at a time: the reference machine has two cores. */
export async function runChecks(names = Object.keys(checks)) {
  const waiting = [...names];
  const results = new Map();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(checks[name]);
      const seconds = (Date.now() - started) / 1000;
      process.stdout.write(
        `${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)\n${code === 0 ? "" : output}`,
      );
      results.set(name, { label: `check: ${name}`, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds });
    }
  };
  await Promise.all([work(), work()]);
  return names.map((name) => results.get(name));
}

/** A suite that ran nothing, or that broke outside its tests, has failed. */
function settle({ label, passed, failed, code, started }) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0);
  return { label, passed, failed: isBroken ? 1 : failed, seconds: (Date.now() - started) / 1000 };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

export async function runVitest(project, { label = project, env = {} } = {}) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "adjudge-report-"));
  const report = join(folder, "report.json");
  process.stdout.write(`\n── ${label}\n`);
  const { code } = await run(
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--project",
      project,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env, isQuiet: false },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return settle({ label, passed: numPassedTests, failed: numFailedTests, code, started });
}

export async function runPlaywright() {
  const started = Date.now();
  const label = "e2e";
  process.stdout.write(`\n── ${label}\n`);
  const chromium = ensureChromium();
  if (chromium === undefined) {
    process.stdout.write("no Chromium could be found or installed; set CHROMIUM_PATH\n");
    return settle({ label, passed: 0, failed: 1, code: 1, started });
  }
  const { buildWeb } = await import("./build-web.mjs");
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), "adjudge-report-"));
  const report = join(folder, "report.json");
  const { code } = await run(
    [bin("@playwright/test/cli.js"), "test", "--config", "playwright.config.ts", "--reporter=line,json"],
    {
      cwd: join(root, "e2e"),
      isQuiet: false,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: "0" },
    },
  );
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  return settle({ label, passed: expected + flaky, failed: unexpected, code, started });
}
