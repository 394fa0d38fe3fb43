// First: it holds for schemas that are made after it.
import "./lib/zod-settings.ts";
import "./styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./app/providers.tsx";
import { isGuarded, routes } from "./app/routes.tsx";
import { setUnauthenticatedHandler } from "./lib/api-client.ts";
import { cameFrom } from "./lib/local-memory.ts";
import { nextTask } from "./lib/next-task.ts";
import { paths } from "./lib/paths.ts";
import { forgetSession, hasSession, matchStoreToCookie } from "./lib/session.ts";
import { restoreState } from "./lib/store.ts";
import { toast } from "./lib/toast.ts";

/** A prerendered page is hydrated as it stands, so its code must be here before the router looks for it. */
async function loadShownPage(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Of a prerendered page, public/first-paint.js runs file after file and says when the page's own have run. */
const pageFilesHaveRun = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener("adjudge:loaded", () => resolve(), { once: true });
  });

async function start(root: HTMLElement): Promise<void> {
  const isPrerendered = root.childElementCount > 0;
  if (isPrerendered) {
    await pageFilesHaveRun();
    await loadShownPage();
    await nextTask();
  }
  // Asked for by the first page that a user sees: on its way while that page is.
  if (hasSession()) void import("./lib/session-calls.ts");
  const router = createBrowserRouter(routes);
  setUnauthenticatedHandler(() => {
    // Several calls of one page fail together; the first has already said where to come back to.
    if (!hasSession()) return;
    const { pathname, search } = window.location;
    forgetSession();
    toast.info("Your session has ended. Please log in again.");
    // Pages for everybody stay as they are.
    if (!isGuarded(pathname)) return;
    cameFrom.write(`${pathname}${search}`);
    void router.navigate(paths.login);
  });
  if (isPrerendered) await nextTask();
  restoreState();
  matchStoreToCookie();
  if (isPrerendered) await nextTask();
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (isPrerendered) {
    // A transition is worked off in slices of a few milliseconds: a press in between is answered.
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
void start(root);
