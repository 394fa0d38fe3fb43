import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { Providers } from "./app/providers.tsx";
import { routes } from "./app/routes.tsx";
import { paths } from "./lib/paths.ts";

/** Title, description and the like stand before the page in what React writes; a document wants them in its head. */
const headTags = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** The landing page as a visitor without a session first sees it, so that it paints before any script has run. */
export async function drawLandingPage(): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${paths.landing}`));
  if (context instanceof Response) throw new Error("the landing page leads elsewhere");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const head = headTags.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
