// @vitest-environment jsdom
import { pageAddresses } from "@adjudge/contracts";
import type { RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { isGuarded, routes } from "./routes.tsx";

const pathsOf = (given: readonly RouteObject[]): string[] =>
  given.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

describe("the routes", () => {
  it("are the addresses that the server answers with status 200", () => {
    const own = pathsOf(routes).filter((path) => path !== "*" && !path.startsWith("/dev/"));
    expect(own.toSorted()).toEqual([...pageAddresses].toSorted());
  });

  it("know which of them need a login", () => {
    for (const address of ["/account", "/results", "/results/1", "/checkout/1", "/team-members"])
      expect(isGuarded(address), address).toBe(true);
    for (const address of ["/", "/terms-of-service", "/success", "/login", "/no-such-page"])
      expect(isGuarded(address), address).toBe(false);
  });
});
