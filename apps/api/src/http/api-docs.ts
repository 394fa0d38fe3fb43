import { installedFile } from "@adjudge/imaging/installed-file";
import type { FastifyInstance } from "fastify";
import { describeApi } from "./openapi.ts";
import { loadStaticFiles, sendStaticFile } from "./static-files.ts";

const folder = installedFile("apps/api/src/http/docs-page");
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** /api/openapi.json and a page to read and try it, made of our own files: no inline script, nothing from elsewhere. */
export function registerApiDocs(server: FastifyInstance): void {
  let description: string | undefined;
  server.get("/api/openapi.json", async (_request, reply) => {
    description ??= JSON.stringify(describeApi());
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(description);
  });
  const files = loadStaticFiles(folder);
  for (const [route, name] of [
    ["/api/docs", "/docs.html"],
    ["/api/docs/docs.js", "/docs.js"],
    ["/api/docs/docs.css", "/docs.css"],
  ] as const) {
    const file = files.get(name);
    if (!file) throw new Error(`${name} is missing`);
    server.get(route, async (request, reply) => {
      reply.header("content-security-policy", policy);
      return sendStaticFile(request, reply, { path: "/index.html", file });
    });
  }
}
