import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { Providers } from "./app/providers.tsx";
import { router } from "./app/router.tsx";
import { setUnauthenticatedHandler } from "./lib/api-client.ts";
import { cameFrom } from "./lib/local-memory.ts";
import { paths } from "./lib/paths.ts";
import { forgetSession, hasSession, matchStoreToCookie } from "./lib/session.ts";
import { restoreState } from "./lib/store.ts";

setUnauthenticatedHandler(() => {
  // Several calls of one page fail together; the first has already said where to come back to.
  if (!hasSession()) return;
  const { pathname, search } = window.location;
  forgetSession();
  if (pathname !== paths.landing) cameFrom.write(`${pathname}${search}`);
  void router.navigate(paths.login);
});
restoreState(matchStoreToCookie);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
