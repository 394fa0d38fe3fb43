import { availableParallelism } from "node:os";
import { z } from "zod";
import { meantName } from "./misspelt.ts";
import { criticConfig, criticSettings } from "./critic/critic-settings.ts";
import { httpUrl, onOff, setting, text, wholeNumber, type Setting } from "./setting.ts";
import { isLoopbackHost, isLoopbackUrl, loopbackNetworks } from "./loopback.ts";

export class ConfigError extends Error {
  override name = "ConfigError";
}

const origin = httpUrl.refine(
  (value) => URL.canParse(value) && new URL(value).origin === value,
  "must be an origin such as https://example.com, without a path",
);

const providers = ["GOOGLE", "FACEBOOK", "LINKEDIN", "GITHUB", "TWITTER"] as const;

/** Every setting: how it is checked, what holds without it, and what it means. The README's table is made from this. */
export const settings = {
  NODE_ENV: setting(
    z.enum(["development", "test", "production"]).default("development"),
    "`development`",
    "`production`: no `/dev/*`, no payment simulator, no test sign-in, no unsafe default",
  ),
  PORT: setting(wholeNumber(0, 65_535).default(3000), "`3000`", "where web and API are served together"),
  HOST: setting(text.default("127.0.0.1"), "`127.0.0.1`", "address to listen on"),
  DATA_DIR: setting(text.default("./data"), "`./data`", "embedded database, files, outbox"),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// URL" }).optional(),
    "unset: embedded",
    "a PostgreSQL server, version 15 or newer",
  ),
  DATABASE_POOL_SIZE: setting(wholeNumber(2, 500).default(20), "`20`", "database connections of one process"),
  APP_ORIGIN: setting(
    origin.optional(),
    "`http://localhost:$PORT`",
    "the only source of links in mails and of allowed origins",
  ),
  APP_SECRET: setting(
    z.string().min(32, "must have at least 32 characters").optional(),
    "unset: made once, kept in `$DATA_DIR/secret.key`",
    "key that codes, media links and counters are signed with; the same on every instance",
  ),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }).optional(),
    "unset: `$DATA_DIR/outbox/*.eml`, one file a mail",
    "mail server",
  ),
  SUPPORT_EMAIL: setting(
    z.email("must be an email address").default("support@adjudge.example"),
    "`support@adjudge.example`",
    "the address people are told to write to; set your own before launch",
  ),
  MAIL_FROM: setting(text.default("Adjudge <no-reply@localhost>"), "`Adjudge <no-reply@localhost>`", "sender of mails"),
  S3_ENDPOINT: setting(httpUrl.optional(), "unset: `$DATA_DIR/files`", "object storage"),
  S3_BUCKET: setting(text.optional(), "unset", "bucket"),
  S3_REGION: setting(text.default("us-east-1"), "`us-east-1`", "region"),
  S3_ACCESS_KEY_ID: setting(text.optional(), "unset", "key id"),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), "unset", "key"),
  STRIPE_SECRET_KEY: setting(
    text.regex(/^(sk|rk)_/, "must start with sk_ or rk_").optional(),
    "unset: the local simulator",
    "card payment",
  ),
  STRIPE_PUBLISHABLE_KEY: setting(
    text.regex(/^pk_/, "must start with pk_").optional(),
    "unset",
    "card payment, the public half",
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    text.regex(/^whsec_/, "must start with whsec_").optional(),
    "unset",
    "signature of Stripe's events",
  ),
  STRIPE_API_BASE: setting(
    httpUrl.optional(),
    "unset: Stripe, or without keys a simulator of its own",
    "another address that speaks Stripe's API, such as the one simulator for all instances (`npm run simulator`)",
  ),
  SIMULATOR_PORT: setting(wholeNumber(0, 65_535).default(12_111), "`12111`", "where `npm run simulator` listens"),
  SIMULATOR_WEBHOOK_ORIGIN: setting(
    origin.optional(),
    "`$APP_ORIGIN`",
    "where `npm run simulator` sends its events, if not to the address that people use",
  ),
  GOOGLE_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  GOOGLE_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  GOOGLE_ISSUER: setting(httpUrl.optional(), "unset: Google", "issuer"),
  FACEBOOK_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  FACEBOOK_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  FACEBOOK_ISSUER: setting(httpUrl.optional(), "unset: Facebook", "endpoint base"),
  LINKEDIN_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  LINKEDIN_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  LINKEDIN_ISSUER: setting(httpUrl.optional(), "unset: LinkedIn", "issuer"),
  GITHUB_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  GITHUB_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  GITHUB_ISSUER: setting(httpUrl.optional(), "unset: GitHub", "endpoint base"),
  TWITTER_CLIENT_ID: setting(text.optional(), "unset: a local test provider", "social sign-in"),
  TWITTER_CLIENT_SECRET: setting(text.optional(), "unset", "its secret"),
  TWITTER_ISSUER: setting(httpUrl.optional(), "unset: Twitter", "endpoint base"),
  PASSWORD_POLICY: setting(
    z.enum(["spec", "asvs", "nist"]).default("spec"),
    "`spec`",
    "`spec`: at least 4 characters (6 by link). `asvs`: 8, and no common password; for production. `nist`: 15, the same",
  ),
  PASSWORD_MIN_LENGTH: setting(
    wholeNumber(4, 64).default(4),
    "`4` (link reset: at least 6)",
    "raises the policy's minimum",
  ),
  PASSWORD_BLOCKLIST_FILE: setting(
    text.optional(),
    "unset",
    "more refused passwords, one a line, or SHA-1 sums as breach lists have them; with `asvs` and `nist`",
  ),
  SESSION_BINDING: setting(
    onOff.default(false),
    "`off`",
    "`on`: a session works only together with a cookie that scripts cannot read; other API clients must keep cookies",
  ),
  RATE_LIMIT_IP_FACTOR: setting(
    wholeNumber(1, 100_000).default(10),
    "`10`",
    "what is counted per network address (docs/accounts.md) times this; `1` in the production sample. The 60 requests of one address that may be under way at once follow it outside production only",
  ),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .default("")
      .transform((list) =>
        list
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
            error: "must be addresses or networks, separated by commas",
          }),
        ),
      ),
    "none; this machine in production on a loopback HOST",
    "addresses or networks whose `X-Forwarded-For` is believed",
  ),
  METRICS_TOKEN: setting(
    z.string().min(16, "must have at least 16 characters").optional(),
    "unset: `/metrics` is not there in production",
    "`/metrics` answers to `Authorization: Bearer` with it",
  ),
  METRICS_PORT: setting(
    wholeNumber(0, 65_535).optional(),
    "unset: on `PORT`",
    "`/metrics`, `/healthz` and `/readyz` on a port of their own, for worker processes too; `PORT` then has no `/metrics`",
  ),
  METRICS_HOST: setting(text.default("127.0.0.1"), "`127.0.0.1`", "address of `METRICS_PORT`"),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl.optional(),
    "unset: no traces",
    "OpenTelemetry collector (OTLP over HTTP)",
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(text.optional(), "unset", "headers for it: `name=value,name=value`"),
  OTEL_SERVICE_NAME: setting(text.default("adjudge"), "`adjudge`", "what traces call this service"),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z.coerce.number("must be a number").min(0).max(1).default(1),
    "`1`",
    "share of the requests that are traced, where nobody in front of us has decided",
  ),
  ANALYSIS_WORKERS: setting(
    wholeNumber(0, 64).default(Math.min(4, availableParallelism())),
    "number of cores, at most 4",
    "size of the scoring pool; `0`: one worker, started by the first picture instead of at once",
  ),
  ...criticSettings,
  BACKUP_PASSPHRASE: setting(
    z.string().min(12, "must have at least 12 characters").optional(),
    "unset",
    "`npm run backup -- --encrypt` seals under it; `npm run restore` needs the same",
  ),
  BACKUP_PASSPHRASE_FILE: setting(text.optional(), "unset", "a file whose first line is that passphrase"),
  IN_PROCESS_JOBS: setting(
    onOff.default(true),
    "`on`",
    "`off`: jobs are left to processes started by `npm run worker`",
  ),
  DRAIN_SECONDS: setting(
    wholeNumber(0, 15).optional(),
    "`5` in production, else `0`",
    "after SIGTERM, how long requests are still accepted while `/readyz` already says no",
  ),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
    "`info` in production, else `warn`",
    "structured logs on standard output",
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
type Settings = { [K in SettingName]: z.output<(typeof settings)[K]["schema"]> };

const settingNames = Object.keys(settings) as SettingName[];

export type ProviderName = Lowercase<(typeof providers)[number]>;
export type ProviderSettings = { clientId: string; clientSecret: string; issuer: string | null };

export type Config = ReturnType<typeof parseConfig>;

/** Reads the environment once. Everything that is wrong is named in one error. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value.trim() === "" ? [] : [[name, value]];
    }),
  );
  const shape = Object.fromEntries(settingNames.map((name) => [name, settings[name].schema]));
  const parsed = z.object(shape).safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  const unknown = unknownSettings(Object.keys(environment));
  problems.push(...unknown.problems);
  if (!parsed.success) throw configError(problems);
  const values = parsed.data as Settings;
  problems.push(...incompleteGroups(values));
  if (values.CRITIC_IN_ADVICE && !values.CRITIC_URL)
    problems.push("CRITIC_IN_ADVICE needs CRITIC_URL and CRITIC_MODEL");
  if (values.NODE_ENV === "production") problems.push(...unsafeInProduction(values));
  if (problems.length > 0) throw configError(problems);
  return { ...toConfig(values), warnings: unknown.warnings };
}

function configError(problems: readonly string[]): ConfigError {
  return new ConfigError(`These settings need attention:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
}

const ours =
  /^(S3|SMTP|RATE_LIMIT|PASSWORD|TRUSTED|ANALYSIS|BACKUP|CRITIC|APP|METRICS|SIMULATOR|SESSION|DATABASE|DRAIN|MAIL|SUPPORT)_|^STRIPE_|^(GOOGLE|FACEBOOK|LINKEDIN|GITHUB|TWITTER)_(CLIENT|ISSUER)/;

/**
 * A misspelt name would silently leave a default in force, so it is refused. A name that merely begins like one of ours is
 * another program's business: worth a sentence, not a refusal.
 */
export function unknownSettings(names: readonly string[]): { problems: string[]; warnings: string[] } {
  const unknown = names
    .filter((name) => ours.test(name) && !Object.hasOwn(settings, name))
    .map((name) => ({ name, meant: meantName(name, settingNames) }));
  return {
    problems: unknown.flatMap(({ name, meant }) =>
      meant === undefined ? [] : [`${name} is not a setting; did you mean ${meant}?`],
    ),
    warnings: unknown.flatMap(({ name, meant }) =>
      meant === undefined ? [`${name} is not a setting of Adjudge`] : [],
    ),
  };
}

function incompleteGroups(values: Settings): string[] {
  const groups: SettingName[][] = [
    ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["CRITIC_URL", "CRITIC_MODEL"],
    ...providers.map((name): SettingName[] => [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]),
  ];
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    return missing.length === 0 || missing.length === group.length
      ? []
      : [`${missing.join(", ")} must be set together with ${group.filter((n) => !missing.includes(n)).join(", ")}`];
  });
}

function unsafeInProduction(values: Settings): string[] {
  const problems: string[] = [];
  if (!values.APP_SECRET) problems.push("APP_SECRET must be set in production");
  if (!values.APP_ORIGIN) problems.push("APP_ORIGIN must be set in production");
  else if (!values.APP_ORIGIN.startsWith("https://") && !isLoopbackUrl(values.APP_ORIGIN))
    problems.push("APP_ORIGIN must be https in production");
  if (!values.SMTP_URL) problems.push("SMTP_URL must be set in production");
  if (!values.STRIPE_SECRET_KEY)
    problems.push("STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set in production");
  return problems;
}

function toTelemetry(values: Settings) {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const pairs = (values.OTEL_EXPORTER_OTLP_HEADERS ?? "").split(",").filter((pair) => pair.includes("="));
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(pairs.map((pair) => pair.trim().split(/=(.*)/s, 2) as [string, string])),
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** OWASP ASVS 5.0 6.2.1 asks for 8, NIST SP 800-63B-4 for 15 where the password is the only factor. */
const policyMinLength = { spec: 4, asvs: 8, nist: 15 } as const;

function toConfig(values: Settings) {
  const isProduction = values.NODE_ENV === "production";
  const provider = (name: (typeof providers)[number]): ProviderSettings | null => {
    const clientId = values[`${name}_CLIENT_ID`];
    const clientSecret = values[`${name}_CLIENT_SECRET`];
    return clientId && clientSecret ? { clientId, clientSecret, issuer: values[`${name}_ISSUER`] ?? null } : null;
  };
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values;
  // A production server that only this machine reaches is behind a proxy on it. Unnamed, all visitors would be one address,
  // and thirty wrong log-ins of one of them would lock out the others.
  const isProxyAssumed = isProduction && values.TRUSTED_PROXIES.length === 0 && isLoopbackHost(values.HOST);
  return {
    environment: values.NODE_ENV,
    isProduction,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    appOrigin: values.APP_ORIGIN ?? `http://localhost:${values.PORT}`,
    appSecret: values.APP_SECRET ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    s3:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: S3_ENDPOINT,
            bucket: S3_BUCKET,
            region: values.S3_REGION,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
    stripe:
      STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: STRIPE_SECRET_KEY,
            publishableKey: STRIPE_PUBLISHABLE_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiBase: values.STRIPE_API_BASE ?? null,
          }
        : null,
    critic: criticConfig(values),
    stripeApiBase: values.STRIPE_API_BASE ?? null,
    simulatorPort: values.SIMULATOR_PORT,
    simulatorWebhookOrigin: values.SIMULATOR_WEBHOOK_ORIGIN ?? null,
    providers: {
      google: provider("GOOGLE"),
      facebook: provider("FACEBOOK"),
      linkedin: provider("LINKEDIN"),
      github: provider("GITHUB"),
      twitter: provider("TWITTER"),
    } satisfies Record<ProviderName, ProviderSettings | null>,
    passwordPolicy: values.PASSWORD_POLICY,
    passwordMinLength: Math.max(values.PASSWORD_MIN_LENGTH, policyMinLength[values.PASSWORD_POLICY]),
    passwordRefusesCommon: values.PASSWORD_POLICY !== "spec" || values.PASSWORD_MIN_LENGTH >= policyMinLength.asvs,
    passwordBlocklistFile: values.PASSWORD_BLOCKLIST_FILE ?? null,
    sessionBinding: values.SESSION_BINDING,
    rateLimitIpFactor: values.RATE_LIMIT_IP_FACTOR,
    trustedProxies: isProxyAssumed ? [...loopbackNetworks] : values.TRUSTED_PROXIES,
    isProxyAssumed,
    metricsToken: values.METRICS_TOKEN ?? null,
    metricsPort: values.METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    telemetry: toTelemetry(values),
    analysisWorkers: values.ANALYSIS_WORKERS,
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    backupPassphraseFile: values.BACKUP_PASSPHRASE_FILE ?? null,
    inProcessJobs: values.IN_PROCESS_JOBS,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    logLevel: values.LOG_LEVEL ?? (isProduction ? ("info" as const) : ("warn" as const)),
  };
}
