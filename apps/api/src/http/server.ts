import fastifyMultipart from "@fastify/multipart";
import Fastify, { type FastifyInstance } from "fastify";
import { maxJsonBytes } from "@adjudge/contracts";
import type { Config } from "../platform/config.ts";
import type { Ids } from "../platform/ids.ts";
import { loggablePath, type Logger } from "../platform/logger.ts";
import { answerBrokenRequest, refuseExpectations } from "./broken-requests.ts";
import { capConnections, capUnanswered } from "./connection-cap.ts";
import { createErrorHandler } from "./error-handler.ts";
import { registerForwardedFor } from "./forwarded-for.ts";
import { isProbe } from "./tracing.ts";

type ServerOptions = { config: Pick<Config, "trustedProxies">; logger: Logger; ids: Ids };

/** Fastify with our limits and error form; routes come later. */
export async function createServer({ config, logger, ids }: ServerOptions): Promise<FastifyInstance> {
  const onError = createErrorHandler(logger);
  const server = Fastify({
    logger: false,
    genReqId: () => ids.uuid(),
    // Where no contract says otherwise: unknown paths.
    bodyLimit: maxJsonBytes,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    requestTimeout: 60_000,
    // A balancer keeps its connections for a minute and must not be the one who is surprised; anybody else asks anew.
    keepAliveTimeout: config.trustedProxies.length > 0 ? 65_000 : 10_000,
    // Node looks for late ones only every 30 s unless told.
    // A missing host is refused by requireHost: Node's own answer is an empty one.
    http: { connectionsCheckingInterval: 2_000, headersTimeout: 10_000, requireHostHeader: false },
    connectionTimeout: 0,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    exposeHeadRoutes: true,
    onProtoPoisoning: "ignore",
    onConstructorPoisoning: "ignore",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
      onError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, ids.uuid()),
  });
  server.server.maxConnections = 1_000;
  capConnections(server.server, config.trustedProxies);
  capUnanswered(server.server);
  refuseExpectations(server.server, ids);
  server.setErrorHandler(onError);
  registerForwardedFor(server, { logger });
  // Every body stays bytes here; the binding of a call decides how to read it.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  await server.register(fastifyMultipart, { throwFileSizeLimit: true });
  server.addHook("onResponse", (request, reply, done) => {
    // Asked every few seconds by a balancer and a monitor: they would drown what people do.
    const level = isProbe(request.routeOptions.url ?? "") ? "debug" : "info";
    if (!logger.isLevelEnabled(level)) return done();
    logger[level](
      {
        request_id: request.id,
        method: request.method,
        path: loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      "request",
    );
    done();
  });
  return server;
}
