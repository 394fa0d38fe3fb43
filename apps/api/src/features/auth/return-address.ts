type Rules = { provider: string; appOrigin: string; isProduction: boolean };

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Exactly our own return page of that provider. Outside production the names of this machine stand for each other. */
export function isAllowedReturn(address: string, { provider, appOrigin, isProduction }: Rules): boolean {
  if (!URL.canParse(address)) return false;
  const { href, origin, protocol, hostname, port, pathname, search, hash, username, password } = new URL(address);
  // Reading an address forgives what is kept and compared as it came: spaces and NUL around it, dots in its path.
  if (href !== address) return false;
  const isPlain = search === "" && hash === "" && username === "" && password === "";
  if (!isPlain || !(pathname === `/auth/${provider}` || pathname === `/auth/${provider}/`)) return false;
  if (origin === appOrigin) return true;
  const app = new URL(appOrigin);
  return (
    !isProduction &&
    loopback.has(hostname) &&
    loopback.has(app.hostname) &&
    protocol === app.protocol &&
    port === app.port
  );
}
