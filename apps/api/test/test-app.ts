import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { atFileEnd } from "./file-end.ts";
import { buildApp } from "../src/app.ts";
import {
  composePlatform,
  composeServices,
  type Platform,
  type PlatformOverrides,
  type Services,
} from "../src/compose.ts";
import { createPasswordHasher, type PasswordHasher } from "../src/features/auth/service.ts";
import { parseConfig } from "../src/platform/config.ts";
import type { Db } from "../src/platform/db/database.ts";
import { createLogger } from "../src/platform/logger.ts";
import { createMemoryMailer } from "../src/platform/mail/memory-mailer.ts";
import type { OutgoingMail } from "../src/platform/mail/mailer.ts";
import type { Analyser } from "../src/platform/scoring-pool/analyser.ts";
import { createPoolAnalyser } from "../src/platform/scoring-pool/pool-analyser.ts";
import { patience } from "./patience.ts";
import { rememberingAnalyser } from "./remembering-analyser.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createCaller, type Caller } from "./test-caller.ts";
import { refuseUndeclared, watchUndeclaredCodes } from "./undeclared-codes.ts";

export type TestApp = {
  platform: Platform;
  services: Services;
  server: FastifyInstance;
  db: Db;
  /** Calls by method and path, as nobody. */
  anonymous: Caller;
  /** Calls with a session's token. */
  as: (token: string) => Caller;
  /** Sends what waits in the outbox, then returns the mails to this address, oldest first. */
  mailsTo: (address: string) => Promise<OutgoingMail[]>;
  /** Refusals with a code that the contract of the call does not declare: the file fails where any is left at its end. */
  undeclared: string[];
  /** Runs queued jobs until none is due. */
  runJobs: () => Promise<number>;
  close: () => Promise<void>;
};

export type TestAppOptions = {
  env?: Record<string, string>;
  overrides?: PlatformOverrides;
  database?: TestDatabase;
  hasher?: PasswordHasher;
  /** "own": made from the settings, as in the product. */
  analyser?: Analyser | "own";
};

/** The real algorithm at a thousandth of its cost; what is said about the cost is tested with the product's own. */
const quickHasher = (): PasswordHasher =>
  createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });

let pool: Analyser | undefined;
/** One worker for all files that a test process runs, each start of one costs two seconds of processor time. It ends with its parent. */
const sharedAnalyser = (): Analyser => {
  pool ??= createPoolAnalyser({ workers: 1, timeoutMs: 170_000, logger: createLogger({ level: "silent" }) });
  const shared = { ...pool, close: async () => undefined };
  const run = process.env["TEST_RUN_DIR"];
  return run === undefined ? shared : rememberingAnalyser(shared, join(run, "analysed"));
};

/** The whole API on a real database of its own, without listening: calls go through Fastify's inject. */
export async function buildTestApp({
  env = {},
  overrides = {},
  database,
  hasher = quickHasher(),
  analyser = sharedAnalyser(),
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "adjudge-app-"));
  const config = parseConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT_IP_FACTOR: "1000",
    ...patience,
    ...env,
  });
  const connection = database ?? (await createTestDatabase());
  const mailer = createMemoryMailer();
  const { logger, undeclared } = watchUndeclaredCodes();
  const platform = await composePlatform(config, {
    logger,
    mailer,
    database: { ...connection, isEmbedded: false, embeddedPid: () => undefined, close: async () => undefined },
    ...overrides,
  });
  const services = await composeServices(platform, { hasher, ...(analyser === "own" ? {} : { analyser }) });
  await platform.queue.start({ isWorker: false });
  const { server } = await buildApp(platform, services);
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await server.close();
    await platform.queue.stop({ timeoutSeconds: 1 });
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
    if (!database) await connection.close();
  };
  const afterEach = (): void => refuseUndeclared(undeclared);
  atFileEnd(afterEach);
  atFileEnd(close);
  return {
    platform,
    services,
    server,
    db: connection.db,
    anonymous: createCaller(server, { afterEach }),
    as: (token) => createCaller(server, { always: { authorization: `Bearer ${token}` }, afterEach }),
    mailsTo: async (address) => {
      await platform.queue.runDue({ only: ["auth.send-code"] });
      await platform.mail.flush();
      return mailer.sent.filter((mail) => mail.to.toLowerCase() === address.toLowerCase());
    },
    undeclared,
    runJobs: () => platform.queue.runDue(),
    close,
  };
}
