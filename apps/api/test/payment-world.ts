import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStripeSim } from "@adjudge/stripe-sim";
import Stripe from "stripe";
import { expect } from "vitest";
import { randomIds } from "../src/platform/ids.ts";
import { createSession } from "../src/platform/sessions/session-store.ts";
import type { ConnectionTarget } from "../src/platform/db/connect.ts";
import { createGate } from "./kill-world.ts";
import { spawnProgram } from "./product-process.ts";
import { createTestDatabase } from "./test-database.ts";

const keys = { secretKey: "sk_test_kill", publishableKey: "pk_test_kill" };
const webhookSecret = "whsec_kill";

const urlOf = (target: ConnectionTarget): string =>
  "url" in target
    ? target.url
    : `postgres://${target.user}:${target.password}@localhost/${target.database}?host=${encodeURIComponent(target.socketFolder)}&port=${target.port}`;

export type Buyer = { id: string; token: string };
export type Answer = { status: number; body: Record<string, unknown> };

/** A server that is really killed, a provider outside it, and gates on both ways between them. */
export async function createPaymentWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const dataDir = mkdtempSync(join(tmpdir(), "adjudge-kill-"));
  let origin: string | null = null;
  let running: ReturnType<typeof spawnProgram> | null = null;
  let isHandedOver = false;

  const kill = async (): Promise<void> => {
    const dying = running;
    // Forgotten first: whoever sees its connection break may start the next one before this one has ended.
    origin = null;
    running = null;
    dying?.child.kill("SIGKILL");
    await dying?.ended;
  };
  const events = await createGate({ target: () => (isHandedOver ? origin : null), strike: kill });
  const sim = await startStripeSim({
    ...keys,
    webhook: { url: `${events.url}/api/stripe/webhook/`, secret: webhookSecret },
    retryBaseMs: 50,
  });
  const calls = await createGate({ target: () => sim.url, strike: kill });
  const stripe = new Stripe(keys.secretKey, { host: sim.host, port: sim.port, protocol: "http" });

  const launch = async (): Promise<void> => {
    const program = spawnProgram("apps/api/test/billing-server.ts", [], {
      NODE_ENV: "test",
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(database.target),
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: calls.url,
      RATE_LIMIT_IP_FACTOR: "100000",
      LOG_LEVEL: "warn",
    });
    running = program;
    origin = await new Promise<string>((done, fail) => {
      program.child.stdout?.on("data", () => {
        const ready = /ready at (\S+)/.exec(program.output())?.[1];
        if (ready) done(ready);
      });
      void program.ended.then(() => fail(new Error(`the server did not start: ${program.output()}`)));
    });
  };

  // Shared: on a slow machine a test may give up while the server still starts, and the next one asks for it too.
  let starting: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    if (origin !== null) return;
    starting ??= launch().finally(() => (starting = null));
    await starting;
  };

  /** Status 0: the server died under the call. */
  const call = async (buyer: Buyer, method: string, path: string, body?: object): Promise<Answer> => {
    try {
      const response = await fetch(`${origin ?? ""}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${buyer.token}`, ...(body ? { "content-type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      return { status: response.status, body: text === "" ? {} : (JSON.parse(text) as Answer["body"]) };
    } catch {
      return { status: 0, body: {} };
    }
  };

  return {
    /** For the end of the file. */
    close: async (): Promise<void> => {
      await kill();
      for (const gate of [events, calls]) gate.close();
      await sim.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    db,
    stripe,
    calls,
    events,
    start,
    call,
    isRunning: () => origin !== null,
    /** Whether the provider's events reach the server; otherwise it has to ask for them. */
    handOver: (isOn: boolean) => void (isHandedOver = isOn),
    newBuyer: async (): Promise<Buyer> => {
      const email = `${randomUUID()}@example.test`;
      const { id } = await db
        .insertInto("users")
        .values({ email, email_folded: email, first_name: "Ada", last_name: "Buyer", email_verified_at: new Date() })
        .returning("id")
        .executeTakeFirstOrThrow();
      const session = { userId: id, ip: "127.0.0.1", userAgent: "test", ids: randomIds };
      return { id, token: (await createSession(db, session)).token };
    },
    /** As the browser does: straight at the provider, with the client's secret. */
    confirm: async (clientSecret: string): Promise<void> => {
      const form = new URLSearchParams({
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
      });
      const intent = clientSecret.split("_secret_")[0] ?? "";
      await fetch(`${sim.url}/v1/payment_intents/${intent}/confirm`, {
        method: "POST",
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: form,
      });
    },
    /** A quarter of an hour passes: the periodic check runs in the server itself, and its work is done. */
    reconcile: async (): Promise<void> => {
      await db
        .updateTable("payment_attempts")
        .set({ updated_at: new Date(Date.now() - 3_600_000) })
        .where("status", "=", "open")
        .execute();
      await database.pool.query("update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'");
      const ranAt = async (): Promise<number> =>
        (
          await db.selectFrom("billing_checks").select("ran_at").where("kind", "=", "frequent").executeTakeFirst()
        )?.ran_at.getTime() ?? 0;
      const before = await ranAt();
      await database.pool.query("insert into pgboss.job (name, data) values ('billing.reconcile', '{}')");
      await expect.poll(ranAt, { timeout: 60_000 }).toBeGreaterThan(before);
      const waiting = async (): Promise<number | null> =>
        (
          await database.pool.query(
            "select 1 from pgboss.job where name like 'billing.%' and state in ('created', 'retry', 'active')",
          )
        ).rowCount;
      await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
    },
  };
}

export type PaymentWorld = Awaited<ReturnType<typeof createPaymentWorld>>;
