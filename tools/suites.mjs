import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./install.mjs";

const bin = (path) => join(root, "node_modules", path);
const tool = (name) => [join(root, "tools", name)];

/** Types and lint in one pass by the linter's own compiler, in a fifth of the time of tsc and the linter one after the other. */
export const quickCheck = "types and lint";
/** Its compiler is written in Go: at the usual pace a third of its time goes into collecting garbage, of memory that we have. */
const quickCheckEnv = { GOGC: "400" };
/** The check that builds the web app; whoever needs that waits for it. */
export const bundleCheck = "no secret in bundle";

const checks = {
  [quickCheck]: [bin("oxlint/bin/oxlint"), "--type-aware", "--type-check"],
  format: [bin("oxfmt/bin/oxfmt"), "--check"],
  imports: tool("check-imports.mjs"),
  "planted breaches": tool("planted-breaches.mjs"),
  "unused code": [bin("knip/bin/knip.js"), "--no-progress"],
  "file size": tool("check-file-size.mjs"),
  "attacks have tests": tool("check-attacks.mjs"),
  citations: tool("check-citations.mjs"),
  licences: tool("check-licences.mjs"),
  "compiled packages": tool("check-lock.mjs"),
  [bundleCheck]: tool("check-bundle.mjs"),
};

function run(args, { env = {}, isQuiet = true, cwd = root, node = process.execPath } = {}) {
  return new Promise((done) => {
    const child = spawn(node, args, {
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

export const checkNames = Object.keys(checks);
/** Each check counts as one test. Two at a time: the reference machine has two cores. */
export async function runChecks(names = checkNames) {
  const waiting = [...names];
  const results = new Map();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now();
      const { code, output } = await run(checks[name], name === quickCheck ? { env: quickCheckEnv } : {});
      const seconds = (Date.now() - started) / 1000;
      process.stdout.write(
        `${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds.toFixed(0)} s)\n${code === 0 ? "" : output}`,
      );
      const failures = code === 0 ? [] : [failureLine(name, output)];
      const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
      results.set(name, { label: `check: ${name}`, passed, failed, seconds, failures });
    }
  };
  await Promise.all([work(), work()]);
  return names.map((name) => results.get(name));
}

/** A suite that ran nothing, or that broke outside its tests, has failed. */
function settle({ label, passed, failed, code, started, failures = [] }) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0);
  return { label, passed, failed: isBroken ? 1 : failed, seconds: (Date.now() - started) / 1000, failures };
}

/** One line each, for the end of a run: of a long one nobody may see more than that. */
const failureLine = (name, message = "") => `${name}: ${message.trim().split("\n")[0].slice(0, 300)}`;

const failuresOfVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const file = name.replace(`${root}/`, "");
    if (failed.length === 0) return message ? [failureLine(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failureLine(`${file}, ${fullName}`, failureMessages[0]));
  });

const failuresOfPlaywright = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOfPlaywright),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failureLine(
        `${file}, ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
      ),
    ),
];

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

/** With `isQuiet` it says what it has to say at its end; with `files` it runs those only, with `node` on another Node. */
export async function runVitest(project, { label = project, env = {}, isQuiet = false, files = [], node } = {}) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "adjudge-report-"));
  const report = join(folder, "report.json");
  if (!isQuiet) process.stdout.write(`\n── ${label}\n`);
  const { code, output } = await run(
    [
      bin("vitest/vitest.mjs"),
      "run",
      "--project",
      project,
      ...files,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env, isQuiet, node },
  );
  if (isQuiet) process.stdout.write(`\n── ${label}\n${output}`);
  const results = readReport(report);
  const { numPassedTests = 0, numFailedTests = 0 } = results;
  rmSync(folder, { recursive: true, force: true });
  const failures = failuresOfVitest(results);
  return settle({ label, passed: numPassedTests, failed: numFailedTests, code, started, failures });
}

export async function runPlaywright(chromium, { isQuiet = false } = {}) {
  const started = Date.now();
  const label = "e2e";
  if (!isQuiet) process.stdout.write(`\n── ${label}\n`);
  if (chromium === undefined) {
    process.stdout.write("no Chromium could be found or installed; set CHROMIUM_PATH\n");
    return settle({ label, passed: 0, failed: 1, code: 1, started });
  }
  const { buildWeb } = await import("./build-web.mjs");
  await buildWeb();
  const folder = mkdtempSync(join(tmpdir(), "adjudge-report-"));
  const report = join(folder, "report.json");
  const { code, output } = await run(
    [bin("@playwright/test/cli.js"), "test", "--config=playwright.config.ts", "--reporter=line,json"],
    {
      cwd: join(root, "e2e"),
      isQuiet,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: "0" },
    },
  );
  if (isQuiet) process.stdout.write(`\n── ${label}\n${output}`);
  const results = readReport(report);
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } = results;
  rmSync(folder, { recursive: true, force: true });
  const failures = failuresOfPlaywright(results);
  return settle({ label, passed: expected + flaky, failed: unexpected, code, started, failures });
}
