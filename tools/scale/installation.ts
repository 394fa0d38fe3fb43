import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createPart, createPostgres, type Part } from "./parts.ts";

const root = join(import.meta.dirname, "../..");
const node = process.execPath;

export type Installation = {
  origin: string;
  instances: readonly [string, string];
  mails: string;
  parts: Record<"postgres" | "s3" | "smtp" | "simulator" | "one" | "two" | "worker" | "balancer", Part>;
};

/** Two instances and a worker of the production build, and what they need, each a process on a port of its own. */
export function createInstallation(folder: string, firstPort: number): Installation {
  const at = (offset: number): number => firstPort + offset;
  const origin = `http://localhost:${at(0)}`;
  const mails = join(folder, "mails");
  mkdirSync(mails);
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_scale",
    STRIPE_PUBLISHABLE_KEY: "pk_test_scale",
    STRIPE_WEBHOOK_SECRET: "whsec_scale",
  };
  const settings = {
    NODE_ENV: "production",
    APP_ORIGIN: origin,
    APP_SECRET: "the same secret on every instance of the scale test",
    DATABASE_URL: `postgres://adjudge@127.0.0.1:${at(5)}/postgres`,
    DATABASE_POOL_SIZE: "15",
    S3_ENDPOINT: `http://127.0.0.1:${at(6)}`,
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    SMTP_URL: `smtp://127.0.0.1:${at(7)}`,
    STRIPE_API_BASE: `http://127.0.0.1:${at(8)}`,
    ...keys,
    IN_PROCESS_JOBS: "off",
    ANALYSIS_WORKERS: "1",
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMIT_IP_FACTOR: "100000",
    DRAIN_SECONDS: "3",
    LOG_LEVEL: "warn",
  };
  const built = (name: string, program: string, ready: RegExp, offset: number): Part =>
    createPart({
      name,
      program: node,
      args: [join(root, "dist/server", program)],
      ready,
      cwd: folder,
      env: {
        ...settings,
        PORT: String(at(offset)),
        METRICS_PORT: String(at(offset + 20)),
        DATA_DIR: join(folder, name.replaceAll(" ", "-")),
      },
    });
  const standIn = (name: string, offset: number, where: string): Part =>
    createPart({
      name,
      program: node,
      args: [join(root, "tools/scale/stand-ins.mjs"), name === "S3" ? "s3" : "smtp", String(at(offset)), where],
      ready: /is ready/,
    });
  return {
    origin,
    instances: [`http://127.0.0.1:${at(1)}`, `http://127.0.0.1:${at(2)}`],
    mails,
    parts: {
      postgres: createPostgres(folder, at(5)),
      s3: standIn("S3", 6, join(folder, "s3")),
      smtp: standIn("SMTP", 7, mails),
      simulator: createPart({
        name: "payment simulator",
        program: node,
        args: ["--import", "tsx", join(root, "apps/api/src/commands/simulator.ts")],
        ready: /is ready/,
        cwd: root,
        env: {
          ...keys,
          NODE_ENV: "development",
          APP_ORIGIN: origin,
          SIMULATOR_PORT: String(at(8)),
          DATA_DIR: join(folder, "simulator"),
        },
      }),
      one: built("instance one", "main.mjs", /Adjudge is ready/, 1),
      two: built("instance two", "main.mjs", /Adjudge is ready/, 2),
      worker: built("worker", "worker.mjs", /worker is ready/, 3),
      balancer: createPart({
        name: "balancer",
        program: node,
        args: [join(root, "tools/scale/balancer.mjs"), ...[0, 1, 2].map((offset) => String(at(offset)))],
        ready: /is ready/,
      }),
    },
  };
}
