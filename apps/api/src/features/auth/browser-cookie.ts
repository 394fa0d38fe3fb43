import { hostCookieName, readCookie, serverCookie } from "../../http/cookies.ts";

const cookiePattern = /^[A-Za-z0-9_-]{43}$/;
const lifeSeconds = 600;

/** Binds a social sign-in to the browser that started it. It is no session and gives no right by itself. */
export function readBrowser(header: string | undefined, appOrigin: string): string | undefined {
  const value = readCookie(header, hostCookieName("oauth", appOrigin));
  return value !== undefined && cookiePattern.test(value) ? value : undefined;
}

export const browserCookie = (value: string, appOrigin: string): string =>
  serverCookie("oauth", value, { maxAgeSeconds: lifeSeconds, sameSite: "Lax", appOrigin });
