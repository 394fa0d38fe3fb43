import { settings } from "./settings/settings.ts";

/** The settings as a Markdown table; the README carries it between two markers. */
export function configTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { default: byDefault, meaning }]) => `| \`${name}\` | ${byDefault} | ${meaning} |`,
  );
  return ["| Setting | Default | Meaning |", "|---|---|---|", ...rows].join("\n");
}

/** `.env.example`: every setting, commented out, with its meaning. */
export function envExample(): string {
  const lines = Object.entries(settings).flatMap(([name, { default: byDefault, meaning }]) => [
    `# ${meaning.replaceAll("`", "")}`,
    `# default: ${byDefault.replaceAll("`", "")}`,
    `#${name}=`,
    "",
  ]);
  return [
    "# Copy to .env and fill in what differs from the default. The environment wins over this file.",
    "# For production: NODE_ENV, APP_SECRET, APP_ORIGIN, SMTP_URL and the STRIPE_ settings are required;",
    "# RATE_LIMIT_IP_FACTOR=1 and PASSWORD_POLICY=asvs are recommended.",
    "",
    ...lines,
  ].join("\n");
}
