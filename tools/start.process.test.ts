import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");

/** `npm start` itself, on a port and in a folder of its own. */
async function startNpm(): Promise<{ pid: number; origin: string; dataDir: string; ended: Promise<unknown> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "adjudge-start-"));
  const npm = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: dataDir, ANALYSIS_WORKERS: "0" },
  });
  const ended = once(npm, "exit");
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  let output = "";
  for await (const chunk of npm.stdout) {
    output += String(chunk);
    const origin = /Adjudge is ready at (http:\/\/\S+)/.exec(output)?.[1];
    if (origin) return { pid: npm.pid ?? 0, origin: origin.replace("localhost", "127.0.0.1"), dataDir, ended };
  }
  throw new Error(`npm start ended before it was ready: ${output}`);
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

it.each(["SIGTERM", "SIGKILL"] as const)(
  "npm start ended by its own process id (%s) takes server and database along",
  async (signal) => {
    const { pid, origin, dataDir, ended } = await startNpm();
    expect(await isServed(origin)).toBe(true);
    process.kill(pid, signal);
    await ended;
    await expect.poll(() => isServed(origin), { timeout: 60_000 }).toBe(false);
    // In order: its database has ended too.
    await expect.poll(() => existsSync(join(dataDir, "pg/postmaster.pid")), { timeout: 60_000 }).toBe(false);
  },
);
