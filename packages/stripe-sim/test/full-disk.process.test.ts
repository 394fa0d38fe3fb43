import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, openHook, publishableKey, secretKey, startSim, webhookSecret } from "./harness.ts";

let dataDir: string;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), "stripe-sim-full-"))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const prlimit = "/usr/bin/prlimit";

/** In a process that may write files of no more than so many bytes: for its journal that is a disk that is full. */
async function spawnLimited(bytes: number, webhookUrl: string) {
  const entry = fileURLToPath(new URL("./run-sim.ts", import.meta.url));
  const options = { dataDir, secretKey, publishableKey, webhook: { url: webhookUrl, secret: webhookSecret } };
  const node = [process.execPath, "--import", "tsx", entry, JSON.stringify(options)];
  const child = spawn(prlimit, [`--fsize=${bytes}:unlimited`, ...node], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "test" },
  });
  const [port] = await once(child.stdout, "data");
  const sim = { url: "", host: "127.0.0.1", port: Number(String(port)), close: () => Promise.resolve() };
  return { child, stripe: clientOf(sim) };
}

describe.skipIf(!existsSync(prlimit))("a disk that is full", () => {
  it("refuses what it cannot keep, goes on, and loses nothing that it had answered", async () => {
    const hook = await openHook();
    const { child, stripe } = await spawnLimited(200_000, hook.url);
    const kept: string[] = [];
    const make = async (): Promise<boolean> => {
      const made = await stripe.customers
        .create({ name: "Ada".repeat(80) }, { maxNetworkRetries: 0 })
        .catch(() => null);
      if (made) kept.push(made.id);
      return made !== null;
    };
    const held = async () =>
      (await stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })).map(({ id }) => id).toSorted();
    while (await make());
    expect(kept.length).toBeGreaterThan(10);
    expect(await make()).toBe(false);
    expect([await held(), child.exitCode]).toEqual([kept.toSorted(), null]);

    execFileSync(prlimit, ["--pid", String(child.pid), "--fsize=unlimited:unlimited"]);
    await expect.poll(make).toBe(true);
    const last = kept.at(-1);
    await hook.until(() => hook.received.some(({ body }) => body.includes(String(last))));
    child.kill("SIGKILL");
    await once(child, "exit");
    await hook.close();

    const next = await startSim({ dataDir });
    const after = await clientOf(next).customers.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    expect(after.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    await next.close();
  });
});
