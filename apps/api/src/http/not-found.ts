import type { FastifyInstance } from "fastify";
import { allEndpoints } from "@adjudge/contracts";
import { AppError, notFound } from "../platform/app-error.ts";
import { apiPrefix } from "./api.ts";

/** What every route takes, as they are registered; those of development and of operators are not told of. */
export type KnownRoutes = { methodsOf: (path: string) => string[] };

const untold = /^\/(dev|metrics|payment-simulator)(\/|$)/;

export function noteRoutes(server: FastifyInstance): KnownRoutes {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  server.addHook("onRoute", ({ url, method }) => {
    if (untold.test(url)) return;
    const escaped = url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = new RegExp(`^${escaped.replaceAll(/:[A-Za-z_]+/g, "[^/]+")}/?$`);
    const route = known.get(url) ?? { pattern, methods: new Set<string>() };
    known.set(url, route);
    for (const name of [method].flat()) route.methods.add(name);
  });
  return {
    methodsOf: (path) => {
      const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
      return [...new Set(matching.flatMap(({ methods }) => [...methods]))];
    },
  };
}

/** What no route takes: 405 where another method would have, else 404; never HTML below /api. */
export function unmatched(routes: KnownRoutes, method: string, url: string): AppError {
  const path = url.split("?", 1)[0] ?? "";
  const allow = routes.methodsOf(path);
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
