import "./styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./app/providers.tsx";
import { routes } from "./app/routes.tsx";
import { setUnauthenticatedHandler } from "./lib/api-client.ts";
import { cameFrom } from "./lib/local-memory.ts";
import { paths } from "./lib/paths.ts";
import { forgetSession, hasSession, matchStoreToCookie } from "./lib/session.ts";
import { restoreState } from "./lib/store.ts";

/** A page drawn ahead is taken over as it stands, so its code must be here before the router looks for it. */
async function loadShownPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start(root: HTMLElement): Promise<void> {
  const isDrawn = root.childElementCount > 0;
  if (isDrawn) await loadShownPage();
  const router = createBrowserRouter(routes);
  setUnauthenticatedHandler(() => {
    // Several calls of one page fail together; the first has already said where to come back to.
    if (!hasSession()) return;
    const { pathname, search } = window.location;
    forgetSession();
    if (pathname !== paths.landing) cameFrom.write(`${pathname}${search}`);
    void router.navigate(paths.login);
  });
  restoreState(matchStoreToCookie);
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // A transition is worked off in slices of a few milliseconds: a press in between is answered.
  if (isDrawn) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
void start(root);
