import type { z } from "zod";
import { OAuthRefusedError, OAuthUnavailableError } from "./oauth-provider.ts";

export const providerTimeoutMs = 5_000;
const maxPictureBytes = 5_000_000;

type Options = {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  form?: Record<string, string>;
  json?: unknown;
};

/** One JSON call to a provider: five seconds, no redirects. Reading is tried twice, a code is sent only once. */
export async function fetchJson<S extends z.ZodType>(
  url: string,
  schema: S,
  options: Options = {},
): Promise<z.output<S>> {
  const isRead = (options.method ?? "GET") === "GET";
  try {
    return await once(url, schema, options);
  } catch (error) {
    if (!isRead || !(error instanceof OAuthUnavailableError)) throw error;
    return once(url, schema, options);
  }
}

async function once<S extends z.ZodType>(
  url: string,
  schema: S,
  { method = "GET", headers = {}, form, json }: Options,
): Promise<z.output<S>> {
  let body: unknown;
  let status: number;
  try {
    const response = await fetch(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(providerTimeoutMs),
      headers: {
        accept: "application/json",
        "user-agent": "Adjudge",
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form) } : json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    status = response.status;
    body = await response.json().catch(() => undefined);
  } catch (error) {
    throw new OAuthUnavailableError("the provider did not answer", { cause: error });
  }
  if (status >= 500 || status === 429) throw new OAuthUnavailableError(`the provider answered ${status}`);
  if (status >= 400) throw new OAuthRefusedError(`the provider answered ${status}`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new OAuthRefusedError("the provider's answer was not understood", { cause: parsed.error });
  return parsed.data;
}

/** Never fails: a sign-in does not depend on a picture. */
export async function fetchPicture(url: string, isTrustedHost: (url: URL) => boolean): Promise<Buffer | undefined> {
  try {
    if (!isTrustedHost(new URL(url))) return undefined;
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(providerTimeoutMs) });
    if (!response.ok || Number(response.headers.get("content-length") ?? 0) > maxPictureBytes) return undefined;
    const bytes = Buffer.from(await response.arrayBuffer());
    return bytes.length > maxPictureBytes ? undefined : bytes;
  } catch {
    return undefined;
  }
}

/** The provider's picture hosts over https, or the host an operator pointed the provider to. */
export const trustedHosts =
  (suffixes: readonly string[], base: string | null) =>
  (url: URL): boolean =>
    (base !== null && url.origin === new URL(base).origin) ||
    (url.protocol === "https:" &&
      suffixes.some((suffix) => url.hostname === suffix || url.hostname.endsWith(`.${suffix}`)));

/** `Ada King Lovelace` becomes `Ada` and `King Lovelace`. */
export function splitName(name: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = (name ?? "").trim().split(/\s+/u);
  return { firstName, lastName: rest.join(" ") };
}

/** Endpoint addresses: the provider's own, or all below the base an operator gave. */
export const endpointAt = (base: string | null, ownHost: string, path: string): string =>
  `${(base ?? ownHost).replace(/\/+$/, "")}${path}`;

export function withQuery(url: string, query: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
}
