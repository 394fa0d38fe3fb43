const cookiePattern = /^[A-Za-z0-9_-]{43}$/;
const lifeSeconds = 600;

const isSecure = (appOrigin: string): boolean => appOrigin.startsWith("https://");
// The prefix makes browsers refuse a cookie set by a subdomain or without TLS; plain http cannot use it.
const cookieName = (appOrigin: string): string => (isSecure(appOrigin) ? "__Host-oauth" : "oauth");

/** Binds a social sign-in to the browser that started it. It is no session and gives no right by itself. */
export function readBrowser(header: string | undefined, appOrigin: string): string | undefined {
  const name = cookieName(appOrigin);
  const value = (header ?? "")
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([key]) => key === name)?.[1];
  return value !== undefined && cookiePattern.test(value) ? value : undefined;
}

export function browserCookie(value: string, appOrigin: string): string {
  const secure = isSecure(appOrigin) ? "; Secure" : "";
  return `${cookieName(appOrigin)}=${value}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
