/**
 * Billing events that one worker handles in a second: `npm run bench:jobs`. Each asks the payment provider (here the simulator,
 * in a process of its own) what the customer has now, under the customer's lock, on a real PostgreSQL that keeps what it commits.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { composePlatform, composeServices } from "../apps/api/src/compose.ts";
import { startBackground } from "../apps/api/src/platform/background.ts";
import { parseConfig } from "../apps/api/src/platform/config.ts";
import type { JobDefinition } from "../apps/api/src/platform/queue/queue.ts";

const customers = 50;
const events = 1_000;
/** What one payment makes: charge, intent, invoice four times, subscription twice. */
const burst = 8;
const secret = "a secret that only this benchmark knows";

/** The job of apps/api/src/features/billing/events.ts, as a webhook sends it. */
const eventJob: JobDefinition<Record<string, string>> = {
  name: "billing.handle-event",
  payload: z.record(z.string(), z.string()),
};

const dataDir = mkdtempSync(join(tmpdir(), "adjudge-bench-"));
chmodSync(dataDir, 0o711);
const simulator = spawn(process.execPath, ["--import", "tsx", "apps/api/src/commands/simulator.ts"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, DATA_DIR: join(dataDir, "simulator"), SIMULATOR_PORT: "0", APP_SECRET: secret },
});
const [line] = (await once(simulator.stdout, "data")) as [Buffer];
const address = /ready at (\S+)/.exec(line.toString())?.[1] ?? "";

const config = parseConfig({
  NODE_ENV: "development",
  DATA_DIR: dataDir,
  APP_SECRET: secret,
  STRIPE_API_BASE: address,
  LOG_LEVEL: "error",
  ANALYSIS_WORKERS: "0",
});
const platform = await composePlatform(config);
const { db, queue } = platform;
let done = 0;
try {
  const { billing } = await composeServices(platform, { isWorker: true });
  await billing.preparePrices();
  const ids: string[] = [];
  for (let index = 0; index < customers; index++) {
    const email = `bench-${index}@example.test`;
    const user = await db
      .insertInto("users")
      .values({ email, email_folded: email, email_verified_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await billing.payments.stripe.customers.create({ email, metadata: { user_id: user.id } });
    await db.insertInto("billing_customers").values({ user_id: user.id, provider_customer_id: id }).execute();
    ids.push(id);
  }
  const background = await startBackground(platform);
  const started = performance.now();
  const processor = process.cpuUsage();
  // As webhooks come: one commit each, several at a time.
  const send = async (from: number): Promise<void> => {
    for (let index = from; index < events; index += 8)
      await queue.send(db, eventJob, {
        customerId: ids[Math.floor(index / burst) % customers] ?? "",
        type: "customer.subscription.updated",
        objectId: `sub_${index}`,
      });
  };
  await Promise.all(Array.from({ length: 8 }, (_value, from) => send(from)));
  const sent = performance.now();
  while (done < events) {
    await new Promise((go) => setTimeout(go, 50));
    const { rows } = await platform.database.pool.query<{ count: number }>(
      "select count(*)::int as count from pgboss.job where name = $1 and state = 'completed'",
      [eventJob.name],
    );
    done = rows[0]?.count ?? 0;
  }
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(processor);
  process.stdout.write(
    `${events} events of ${customers} customers in bursts of ${burst}: sent in ${((sent - started) / 1000).toFixed(1)} s, handled in ${seconds.toFixed(1)} s by one worker: ${(events / seconds).toFixed(0)} a second, ${((user + system) / 1000 / events).toFixed(1)} ms of its processor each\n`,
  );
  await background.stop({ timeoutSeconds: 5 });
} finally {
  await platform.close();
  simulator.kill("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
