import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSecrets } from "../src/platform/secrets.ts";
import { simulatorKeys } from "../src/platform/payments/payments.ts";
import { createBillingKit } from "./billing-kit.ts";
import { makeUser } from "./factories.ts";
import { spawnProgram } from "./product-process.ts";
import { buildTestApp } from "./test-app.ts";
import { createTestDatabase } from "./test-database.ts";

const secret = "one secret that all of the instances share";

/** `npm run simulator` as a process of its own. */
async function startSimulator(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "adjudge-sim-"));
  const { child, output, ended } = spawnProgram("apps/api/src/commands/simulator.ts", [], {
    DATA_DIR: dataDir,
    SIMULATOR_PORT: "0",
    APP_SECRET: secret,
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect.poll(output, { timeout: 60_000 }).toContain("ready at");
  return /ready at (\S+)/.exec(output())?.[1] ?? "";
}

describe("one payment simulator for all instances", () => {
  it("is paid at through one instance and known to the other; browsers reach it under the app's own origin", async () => {
    const address = await startSimulator();
    const database = await createTestDatabase();
    const env = { APP_SECRET: secret, STRIPE_API_BASE: address };
    const [one, other] = [await buildTestApp({ env, database }), await buildTestApp({ env, database })];
    const { body: config } = await one.anonymous.get("/config/");
    expect(config.payment).toMatchObject({
      mode: "test",
      script_url: "/payment-simulator/v3/",
      api_base: "http://localhost:3000/payment-simulator",
      publishable_key: simulatorKeys(createSecrets(secret)).publishableKey,
    });
    const script = await other.anonymous.raw({ method: "GET", url: config.payment.script_url });
    expect([script.status, script.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
    const user = await makeUser(one);
    const kit = createBillingKit(one);
    const { body } = await kit.pay(user);
    const confirmed = await other.anonymous.raw({
      method: "POST",
      url: `/payment-simulator/v1/payment_intents/${String(body.clientSecret).split("_secret_")[0]}/confirm`,
      headers: {
        authorization: `Bearer ${config.payment.publishable_key}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({
        client_secret: body.clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
      }).toString(),
    });
    expect([confirmed.status, confirmed.body.status]).toEqual([200, "succeeded"]);
    const elsewhere = other.as(user.token);
    const verified = await elsewhere.post("/payment/verify/", {
      payment_intent: String(body.clientSecret).split("_secret_")[0],
    });
    expect(verified.body.is_active).toBe(true);
    // Its controls stay out of reach, and the page of a bank may stand in a frame of ours only.
    expect((await one.anonymous.raw({ method: "GET", url: "/payment-simulator/_sim/cards" })).status).toBe(404);
    expect((await one.anonymous.raw({ method: "GET", url: "/payment-simulator/x/../_sim/cards" })).status).toBe(404);
    const page = await one.anonymous.raw({ method: "GET", url: "/payment-simulator/3ds/pi_none" });
    expect([page.status, page.headers["x-frame-options"]]).toEqual([404, "SAMEORIGIN"]);
    await Promise.all([one.close(), other.close()]);
  });
});
