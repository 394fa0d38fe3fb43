import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  clientOf,
  openHook,
  openShop,
  publishableKey,
  secretKey,
  secretOf,
  startPlan,
  startSim,
  webhookSecret,
} from "./harness.ts";
import type { StripeSim } from "../src/index.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "stripe-sim-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The simulator in a process of its own, so that it can be killed. */
async function spawnSim(webhookUrl: string): Promise<{ child: ChildProcess; sim: StripeSim }> {
  const entry = fileURLToPath(new URL("./run-sim.ts", import.meta.url));
  const options = { dataDir, secretKey, publishableKey, webhook: { url: webhookUrl, secret: webhookSecret } };
  const child = spawn(process.execPath, ["--import", "tsx", entry, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "test" },
  });
  const chunks = await once(child.stdout ?? child, "data");
  const port = Number(String(chunks[0]));
  const sim = { url: `http://127.0.0.1:${port}`, host: "127.0.0.1", port, close: () => Promise.resolve() };
  return { child, sim };
}

describe("after kill -9", () => {
  it("has everything it had answered, and sends what was not delivered", async () => {
    const hook = await openHook();
    const first = await spawnSim("http://127.0.0.1:9/closed");
    const stripe = clientOf(first.sim);
    const shop = await openShop(stripe);
    const customer = await stripe.customers.create({}, { idempotencyKey: "cust:7" });
    const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
    const { intent } = secretOf(subscription);
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = await spawnSim(hook.url);
    const again = clientOf(second.sim);
    expect((await again.subscriptions.retrieve(subscription.id)).status).toBe("active");
    expect((await again.customers.create({}, { idempotencyKey: "cust:7" })).id).toBe(customer.id);
    const invoices = await again.invoices.list({ customer: customer.id });
    expect(invoices.data[0]?.hosted_invoice_url).toContain(second.sim.url);
    await hook.until(() => hook.received.some(({ event }) => event.type === "invoice.paid"));
    second.child.kill("SIGKILL");
    await once(second.child, "exit");
    await hook.close();
  });

  it("lets only one simulator have a folder", async () => {
    const first = await startSim({ dataDir });
    await expect(startSim({ dataDir })).rejects.toThrow(/already uses/);
    await first.close();
    const second = await startSim({ dataDir });
    await second.close();
  });

  it("ignores a line that was cut short, and keeps no card number", async () => {
    const first = await startSim({ dataDir });
    const customer = await clientOf(first).customers.create({ name: "Ada" });
    await first.close();
    const path = join(dataDir, "stripe-sim.jsonl");
    appendFileSync(path, '[["customers","cus_half",{"id":"cus_h');
    const second = await startSim({ dataDir });
    expect((await clientOf(second).customers.list()).data.map((row) => row.id)).toEqual([customer.id]);
    await clientOf(second).paymentMethods.create({ type: "card", card: { token: "tok_visa" } });
    await second.close();
    expect(readFileSync(path, "utf8")).toContain('"last4":"4242"');
    expect(readFileSync(path, "utf8")).not.toContain("4242424242424242");
    const third = await startSim({ dataDir });
    expect((await clientOf(third).customers.list()).data).toHaveLength(1);
    await third.close();
  });
});
