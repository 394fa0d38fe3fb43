const hosts = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/** A host name or address that only this machine can reach. */
export const isLoopbackHost = (host: string): boolean =>
  hosts.has(host.toLowerCase()) || /^127(\.\d{1,3}){3}$/.test(host) || host.toLowerCase().endsWith(".localhost");

export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);

/** The networks a peer on this machine comes from. */
export const loopbackNetworks: readonly string[] = ["127.0.0.0/8", "::1/128"];
