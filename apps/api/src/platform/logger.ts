import { pino, type DestinationStream, type Logger } from "pino";

export type { Logger } from "pino";

const secretNames = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "new_password",
  "old_password",
  "re_new_password",
  "current_password",
  "otp",
  "code",
  "token",
  "access",
  "auth_token",
  "access_token",
  "invite_token",
  "client_secret",
  "clientSecret",
  "payment_intent",
  "secret",
];
const redactedPaths = secretNames.flatMap((name) => {
  const quoted = `["${name}"]`;
  return [quoted, `*${quoted}`, `*.*${quoted}`, `*.*.*${quoted}`];
});

export function createLogger({ level, destination }: { level: string; destination?: DestinationStream }): Logger {
  const options = {
    level,
    base: { service: "adjudge" },
    redact: { paths: redactedPaths, censor: "[redacted]" },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

const secretQuery =
  /^(invite_token|payment_intent|payment_intent_client_secret|setup_intent|setup_intent_client_secret|invite|code|state|token|access_token|s)$/i;

/** A path as it may be logged: reset links and one-time values in queries are secrets. */
export function loggablePath(url: string): string {
  const [path = "", query] = url.split("?", 2);
  // A route takes every spelling of its address, `/%70asswordreset/…` included.
  const shownPath = decoded(path)
    .replace(/(\/(?:passwordreset\/confirm|emailchange\/cancel|accounts\/verify)\/)[^?]*/i, "$1[redacted]")
    .replace(/(\/invite\/)[^/?]+/i, "$1[redacted]");
  if (query === undefined) return shownPath;
  const shownQuery = query
    .split("&")
    .map((pair) => {
      const [name = ""] = pair.split("=", 1);
      return secretQuery.test(decoded(name)) ? `${name}=[redacted]` : pair;
    })
    .join("&");
  return `${shownPath}?${shownQuery}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
