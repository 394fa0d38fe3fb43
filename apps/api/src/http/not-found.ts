import type { FastifyInstance } from "fastify";
import { allEndpoints } from "@adjudge/contracts";
import { AppError, notFound } from "../platform/app-error.ts";
import { apiPrefix } from "./api.ts";

const patterns = allEndpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${apiPrefix}${path.replaceAll(/:[A-Za-z_]+/g, "[^/]+")}/?$`),
}));

/** Methods that a path of the API has. */
export function allowedMethods(path: string): string[] {
  const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method as string);
  if (methods.includes("GET")) methods.push("HEAD");
  return [...new Set(methods)];
}

/** What no route takes: 405 where another method would have, else 404; never HTML below /api. */
export function unmatched(method: string, url: string): AppError {
  const path = url.split("?", 1)[0] ?? "";
  const allow = allowedMethods(path);
  if (allow.length > 0)
    return new AppError(
      "method_not_allowed",
      `This address does not take ${/^[A-Z]{1,20}$/.test(method) ? method : "this method"}.`,
      {
        headers: { allow: allow.join(", ") },
      },
    );
  if (method === "TRACE")
    return new AppError("method_not_allowed", "This address does not take TRACE.", { headers: { allow: "GET, HEAD" } });
  return notFound("There is nothing at this address.");
}

/** Declared calls whose feature is not there yet. */
export function bindUnfinished(server: FastifyInstance, bound: ReadonlySet<string>): void {
  for (const { name, method, path } of allEndpoints) {
    if (bound.has(name)) continue;
    server.route({
      method,
      url: `${apiPrefix}${path}`,
      handler: async () => {
        throw new AppError("not_implemented", "This call is declared but not available yet.");
      },
    });
  }
}
