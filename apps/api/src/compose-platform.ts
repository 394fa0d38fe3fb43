import { join } from "node:path";
import { jobs } from "./jobs.ts";
import { createContentSecurity, type ContentSecurity } from "./http/content-security.ts";
import { systemClock, type Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase, type OpenDatabase } from "./platform/db/open-database.ts";
import type { Db } from "./platform/db/database.ts";
import { randomIds, type Ids } from "./platform/ids.ts";
import { createLogger, type Logger } from "./platform/logger.ts";
import { createFileMailer } from "./platform/mail/file-mailer.ts";
import { createMailOutbox, type MailOutbox } from "./platform/mail/mail-outbox.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { createSmtpMailer } from "./platform/mail/smtp-mailer.ts";
import { createMetrics, type Metrics } from "./platform/metrics/metrics.ts";
import { createOperatorGauges } from "./platform/metrics/operator-gauges.ts";
import { createPgBossQueue } from "./platform/queue/pg-boss-queue.ts";
import type { Queue } from "./platform/queue/queue.ts";
import { createWakeUps } from "./platform/queue/wake-ups.ts";
import { createRateLimiter, type RateLimiter } from "./platform/rate-limit/rate-limiter.ts";
import { createSecrets, loadOrMakeSecret, type Secrets } from "./platform/secrets.ts";
import { createSpanExporter, jobSpan, type SpanExporter } from "./platform/telemetry/span-exporter.ts";
import { createDiskStorage } from "./platform/storage/disk-storage.ts";
import { measureStorage } from "./platform/storage/measured-storage.ts";
import type { Storage } from "./platform/storage/storage.ts";

/** What every feature may use. */
export type Platform = {
  config: Config;
  logger: Logger;
  db: Db;
  database: OpenDatabase;
  clock: Clock;
  ids: Ids;
  secrets: Secrets;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  mail: MailOutbox;
  storage: Storage;
  queue: Queue;
  metrics: Metrics;
  /** Null where no collector is named. */
  spans: SpanExporter | null;
  /** Hosts that pages may talk to besides our own; a feature adds what it needs while it is composed. */
  contentSecurity: ContentSecurity;
  /** Aborted when connections are cut at the end: from then on nothing may be charged that nobody hears of. */
  ending: AbortController;
  /** Runs when the process ends, before the database is closed; the last one given runs first. */
  onClose: (close: () => Promise<void>) => void;
  close: () => Promise<void>;
};

/** Tests replace what they need to see or to steer. */
export type PlatformOverrides = Partial<Pick<Platform, "clock" | "ids" | "logger" | "mailer" | "storage" | "database">>;

export async function composePlatform(config: Config, overrides: PlatformOverrides = {}): Promise<Platform> {
  const logger = overrides.logger ?? createLogger({ level: config.logLevel });
  const database = overrides.database ?? (await openDatabase({ config, logger }));
  const { db } = database;
  const secrets = createSecrets(config.appSecret ?? loadOrMakeSecret(config.dataDir));
  const mailer =
    overrides.mailer ??
    (config.smtpUrl === null ? createFileMailer(join(config.dataDir, "outbox")) : createSmtpMailer(config.smtpUrl));
  const metrics = createMetrics({ withProcessMetrics: config.environment !== "test" });
  const mail = createMailOutbox({
    db,
    mailer,
    from: config.mailFrom,
    logger,
    onFailure: () => metrics.providerErrors.inc({ provider: "mail" }),
  });
  const storage = measureStorage(overrides.storage ?? (await openStorage(config)), metrics);
  for (const gauge of createOperatorGauges({ ...database, storage })) metrics.show(gauge);
  const spans = createSpanExporter(config, logger);
  const queue = createPgBossQueue({
    jobs,
    db,
    logger,
    wakeUps: createWakeUps({ target: database.target, logger }),
    onDone: ({ name, outcome, seconds }) => {
      metrics.job.observe({ job: name, outcome }, seconds);
      if (spans?.isSampled()) spans.add(jobSpan({ name, outcome, seconds }));
    },
    onWake: mail.onWake,
  });
  const closers: (() => Promise<void>)[] = spans ? [spans.close] : [];
  return {
    config,
    logger,
    db,
    database,
    clock: overrides.clock ?? systemClock,
    ids: overrides.ids ?? randomIds,
    secrets,
    rateLimiter: createRateLimiter({ db, secrets, ipFactor: config.rateLimitIpFactor }),
    mailer,
    mail,
    storage,
    queue,
    metrics,
    spans,
    contentSecurity: createContentSecurity(),
    ending: new AbortController(),
    onClose: (close) => void closers.push(close),
    close: async () => {
      for (const close of closers.reverse())
        await close().catch((error: unknown) => logger.error({ err: error }, "closing"));
      await mailer.close();
      await database.close();
    },
  };
}

// The S3 client is large; who keeps files on disk does not load it.
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null) return createDiskStorage(join(dataDir, "files"));
  const { createS3Storage } = await import("./platform/storage/s3-storage.ts");
  return createS3Storage(s3);
}
