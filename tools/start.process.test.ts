import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");

type Started = { pid: number; origin: string; dataDir: string; ended: Promise<unknown> };

/** npm's own command, on a port and in a folder of its own, through the shell that npm is told to use. */
async function startNpm(command: readonly string[], ready: RegExp, shell?: string): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), "adjudge-start-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const npm = spawn("npm", [...command, ...(shell === undefined ? [] : [`--script-shell=${shell}`])], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: dataDir, ...settings },
  });
  const ended = once(npm, "exit");
  let output = "";
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    const found = ready.exec(output);
    if (found) return { pid: npm.pid ?? 0, origin: (found[1] ?? "").replace("localhost", "127.0.0.1"), dataDir, ended };
  }
  throw new Error(`npm ${command.join(" ")} ended before it was ready: ${output}`);
}

/** A worker alone has no simulator of payments beside it; here nobody pays. */
const settings = {
  ANALYSIS_WORKERS: "0",
  // A loaded machine takes longer than two seconds over a connection, and a start without one fails.
  DATABASE_WAIT_SECONDS: "60",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

/** A shell that stays and waits for what it runs, as some do and others do not. */
function waitingShell(): string {
  const folder = mkdtempSync(join(tmpdir(), "adjudge-shell-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "my-shell");
  writeFileSync(path, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n', { mode: 0o755 });
  return path;
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

// In order: the database has ended too, so whatever used it has.
async function expectAllOver(dataDir: string): Promise<void> {
  await expect.poll(() => existsSync(join(dataDir, "pg/postmaster.pid")), { timeout: 60_000 }).toBe(false);
}

const ownShell = (): undefined => undefined;

type Ending = readonly ["SIGTERM" | "SIGKILL", string, () => string | undefined];
const ownEnding = (signal: Ending[0]): Ending => [signal, "npm's own shell", ownShell];
const waitingEnding = (signal: Ending[0]): Ending => [signal, "a shell that waits", waitingShell];
const isWhole = process.env["TEST_ALL"] === "1";
const endings = [waitingEnding("SIGKILL"), ownEnding("SIGTERM"), waitingEnding("SIGTERM"), ownEnding("SIGKILL")];

// Each is a start of everything: the gate takes the hardest.
it.each(isWhole ? endings : endings.slice(0, 1))(
  "npm start ended by its own process id (%s, %s) takes server and database along",
  async (...given) => {
    const [signal, , shell] = given;
    const { pid, origin, dataDir, ended } = await startNpm(["start"], /Adjudge is ready at (http:\/\/\S+)/, shell());
    expect(await isServed(origin)).toBe(true);
    process.kill(pid, signal);
    await ended;
    await expect.poll(() => isServed(origin), { timeout: 60_000 }).toBe(false);
    await expectAllOver(dataDir);
  },
);

it.runIf(isWhole).each(endings)(
  "npm run worker ended by its own process id (%s, %s) takes the worker along",
  async (...given) => {
    const [signal, , shell] = given;
    const { pid, dataDir, ended } = await startNpm(["run", "worker"], /Adjudge worker is ready/, shell());
    expect(existsSync(join(dataDir, "pg/postmaster.pid"))).toBe(true);
    process.kill(pid, signal);
    await ended;
    await expectAllOver(dataDir);
  },
);
