import { isPageAddress } from "@adjudge/contracts";
import { installedFile } from "@adjudge/imaging/installed-file";
import type { FastifyInstance } from "fastify";
import { unmatched, type KnownRoutes } from "./not-found.ts";
import { loadStaticFiles, sendStaticFile, type StaticFiles } from "./static-files.ts";

const builtWeb = installedFile("apps/web/dist");

const isForPages = (path: string): boolean => {
  if (/^\/(api|media|dev\/mailbox|payment-simulator|healthz|readyz|metrics)(\/|$)/.test(path)) return false;
  // `/.env`, `/.git/config`, `/backup.sql`, `//x`: not pages, so they must not look like they exist.
  return path.startsWith("/") && !path.startsWith("//") && !/%|\\/.test(path) && !/\/\.|\.[A-Za-z0-9]{1,8}$/.test(path);
};

export const loadBuiltWeb = (appOrigin: string): StaticFiles => loadStaticFiles(builtWeb, appOrigin);

/** Serves the built web app: its files, and index.html for every address that its own router knows. */
export function registerWebApp(server: FastifyInstance, files: StaticFiles, routes: KnownRoutes): void {
  const index = files.get("/index.html");
  const landing = files.get("/landing.html");
  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") throw unmatched(routes, request.method, request.url);
    const path = request.url.split("?", 1)[0] ?? "/";
    const file = files.get(path);
    // Prerendered for visitors: a page with "Log In" would flash before the eyes of who has a session.
    if (landing && path === "/" && !/(^|; )access_token=[^;]/.test(request.headers.cookie ?? ""))
      return sendStaticFile(request, reply, { path: "/landing.html", file: landing });
    if (file && !path.endsWith(".html")) return sendStaticFile(request, reply, { path, file });
    if (index && isForPages(path)) {
      // The page says that there is none; so does its status, for those who do not look.
      if (!isPageAddress(path)) reply.code(404);
      return sendStaticFile(request, reply, { path: "/index.html", file: index });
    }
    throw unmatched(routes, request.method, request.url);
  });
}
