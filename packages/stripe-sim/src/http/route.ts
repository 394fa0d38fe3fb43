import type { Form } from "./form.ts";
import type { Sim } from "../model/sim.ts";

export interface Call {
  sim: Sim;
  /** Values of the `:name` parts of the path. */
  path: Record<string, string>;
  form: Form;
  /** Called with the publishable key, as a browser does: only what the client secret opens. */
  isPublishable: boolean;
}

export interface Route {
  method: "GET" | "POST" | "DELETE";
  path: string;
  /** Parameters beside `expand`; any other answers 400. */
  params: readonly string[];
  isPublishable?: boolean;
  handle: (call: Call) => object;
}

/** Part of the path under a name that the route's pattern is known to hold. */
export function part(call: Call, name: string): string {
  return call.path[name] ?? "";
}

export interface Matched {
  route: Route;
  path: Record<string, string>;
}

function matchPath(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = parts[index] ?? "";
    if (expected.startsWith(":")) found[expected.slice(1)] = decodeURIComponent(actual);
    else if (expected !== actual) return undefined;
  }
  return found;
}

/** The first route in order wins, so fixed paths stand before `:id` ones. */
export function createMatcher(routes: readonly Route[]): (method: string, path: string) => Matched | undefined {
  const split = routes.map((route) => ({ route, parts: route.path.split("/") }));
  return (method, path) => {
    const parts = path.split("/");
    for (const entry of split) {
      if (entry.route.method !== method) continue;
      const found = matchPath(entry.parts, parts);
      if (found) return { route: entry.route, path: found };
    }
    return undefined;
  };
}
