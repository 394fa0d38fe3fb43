import { STATUS_CODES, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Ids } from "../platform/ids.ts";
import { errorBody } from "./error-handler.ts";

const headersOf = (requestId: string, body: string): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-request-id": requestId,
  "content-length": String(Buffer.byteLength(body)),
  connection: "close",
});

/** Requests that never become one: broken syntax, headers too large or too slow. There is no reply object yet. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, requestId: string): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const known =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? new AppError("request_timeout", "The request took too long to arrive.")
      : error.code === "HPE_HEADER_OVERFLOW"
        ? new AppError("headers_too_large", "The request headers are too large.")
        : new AppError("malformed_request", "The request is malformed.");
  const body = JSON.stringify(errorBody(known, requestId));
  const headers = Object.entries(headersOf(requestId, body)).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [`HTTP/1.1 ${known.status} ${STATUS_CODES[known.status] ?? ""}`, ...headers].join("\r\n") + `\r\n\r\n${body}`,
  );
}

/** `Expect: anything-else`: left alone, Node refuses it with an empty answer. */
export function refuseExpectations(server: Server, ids: Ids): void {
  server.on("checkExpectation", (_request, response) => {
    const requestId = ids.uuid();
    const refusal = new AppError("malformed_request", "The only Expect header this server knows is 100-continue.");
    const body = JSON.stringify(errorBody(refusal, requestId));
    response.writeHead(refusal.status, headersOf(requestId, body)).end(body);
  });
}

/** RFC 9112, 3.2: a request of HTTP/1.1 without a host is answered with 400. */
export function requireHost(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => {
    const { headers, httpVersion } = request.raw;
    const isMissing = headers.host === undefined && httpVersion === "1.1";
    done(isMissing ? new AppError("malformed_request", "The request names no host.") : undefined);
  });
}
