/** The value of one cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? "")
    .split(";")
    .map((text) => text.trim().split("="))
    .find(([key]) => key === name);
  return pair?.[1];
}

type CookieOptions = { maxAgeSeconds: number; sameSite: "Lax" | "Strict"; appOrigin: string };

const isSecure = (appOrigin: string): boolean => appOrigin.startsWith("https://");

/** The prefix makes browsers refuse a cookie set by a subdomain or without TLS; plain http cannot use it. */
export const hostCookieName = (name: string, appOrigin: string): string =>
  isSecure(appOrigin) ? `__Host-${name}` : name;

/** A cookie for the server alone: scripts cannot read it. */
export function serverCookie(
  name: string,
  value: string,
  { maxAgeSeconds, sameSite, appOrigin }: CookieOptions,
): string {
  const secure = isSecure(appOrigin) ? "; Secure" : "";
  return `${hostCookieName(name, appOrigin)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${secure}`;
}
