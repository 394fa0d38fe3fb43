import { hostCookieName, readCookie, serverCookie } from "./cookies.ts";

const sessionSeconds = 365 * 86_400;

/** SESSION_BINDING: a token that a script has read is worth nothing without a cookie that scripts cannot read. */
export type SessionBinding = {
  isRequired: boolean;
  read: (cookieHeader: string | undefined) => string | undefined;
  /** The Set-Cookie line of a session that was opened, and of one that ended. */
  cookieFor: (binding: string) => string;
  endCookie: () => string;
};

export function createSessionBinding({
  appOrigin,
  sessionBinding,
}: {
  appOrigin: string;
  sessionBinding: boolean;
}): SessionBinding {
  const cookie = (value: string, maxAgeSeconds: number): string =>
    serverCookie("bind", value, { maxAgeSeconds, sameSite: "Strict", appOrigin });
  return {
    isRequired: sessionBinding,
    read: (header) => readCookie(header, hostCookieName("bind", appOrigin)),
    cookieFor: (binding) => cookie(binding, sessionSeconds),
    endCookie: () => cookie("", 0),
  };
}
