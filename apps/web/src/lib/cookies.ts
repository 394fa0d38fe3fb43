import { sessionDays } from "@adjudge/contracts";

const accessTokenName = "access_token";

function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; Secure; SameSite=Lax`;
}

export function readAccessToken(): string | null {
  for (const pair of document.cookie.split("; ")) {
    const [name, value] = pair.split("=", 2);
    if (name === accessTokenName && value) return decodeURIComponent(value);
  }
  return null;
}

export function writeAccessToken(token: string): void {
  writeCookie(accessTokenName, token, sessionDays * 24 * 60 * 60);
}

export function clearAccessToken(): void {
  writeCookie(accessTokenName, "", 0);
}
