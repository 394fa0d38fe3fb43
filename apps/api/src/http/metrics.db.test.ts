import { expect, it } from "vitest";
import { makeUser } from "../../test/factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { openOperatorPort } from "./operator-port.ts";

it("shows what waits, what failed and what is missing, on a port of its own where told", async () => {
  const { storage } = (await buildTestApp()).platform;
  const away = () => Promise.reject(new Error("away"));
  const app = await buildTestApp({
    env: { METRICS_PORT: "0", METRICS_TOKEN: "a token of sixteen", STRIPE_API_BASE: "http://127.0.0.1:1" },
    overrides: { storage: { ...storage, check: away, get: away } },
  });
  const port = await openOperatorPort({ ...app.platform, readiness: { isDraining: false } });
  const read = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port.port}/metrics`, { headers });
    return { status: response.status, text: await response.text() };
  };
  expect((await app.anonymous.raw({ method: "GET", url: "/metrics" })).status).toBe(404);
  expect((await read()).status).toBe(401);
  const user = await makeUser(app);
  await app.platform.mail.enqueue(app.db, { kind: "test", to: user.email, subject: "s", text: "t" });
  expect((await user.call.post("/subscription/pay/", {})).status).toBe(400);
  const plans = (await app.anonymous.get("/subscription-plans/")).body.plans;
  const pay = await user.call.post("/subscription/pay/", { subscription: { plan_id: plans[0].id } });
  expect([pay.status, pay.body.code]).toEqual([503, "provider_unavailable"]);
  const lost = app.platform.storage.get("objects/x.png");
  await expect(lost).rejects.toMatchObject({ code: "unavailable" });
  const { text } = await read({ authorization: "Bearer a token of sixteen" });
  const valueOf = (name: string): number =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  expect(valueOf("mails_waiting")).toBe(1);
  expect(valueOf("storage_usable")).toBe(0);
  expect(valueOf("workers_alive")).toBe(0);
  expect(valueOf('jobs_waiting{job="images.sweep"}')).toBe(0);
  expect(valueOf('storage_errors_total{operation="get"}')).toBe(1);
  expect(valueOf('provider_errors_total{provider="payment"}')).toBeGreaterThan(0);
  expect(valueOf("usage_reservations")).toBe(0);
  expect(valueOf("db_connections_waiting")).toBe(0);
  await port.close();
  await app.close();
});
