import { z } from "zod";
import { meantName } from "./misspelt.ts";
import { criticConfig } from "./critic/critic-settings.ts";
import { settingNames, settings, type SettingName, type Settings } from "./settings/settings.ts";
import { isLoopbackHost, isLoopbackUrl, loopbackNetworks } from "./loopback.ts";

export class ConfigError extends Error {
  override name = "ConfigError";
}

const providers = ["GOOGLE", "FACEBOOK", "LINKEDIN", "GITHUB", "TWITTER"] as const;

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
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    overloadDelayMs: values.OVERLOAD_DELAY_MS,
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
    analysisTimeoutSeconds: values.ANALYSIS_TIMEOUT_SECONDS,
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    backupPassphraseFile: values.BACKUP_PASSPHRASE_FILE ?? null,
    inProcessJobs: values.IN_PROCESS_JOBS,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    logLevel: values.LOG_LEVEL ?? (isProduction ? ("info" as const) : ("warn" as const)),
  };
}
