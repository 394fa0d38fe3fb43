import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const compress = promisify(gzip);
// Below this the packets are as many as before.
const leastBytes = 2_048;

/** Compresses JSON that is worth it. Log-in responses hold a token beside what the caller sent, so they stay plain (BREACH). */
export function registerCompression(server: FastifyInstance): void {
  server.addHook("onSend", (request, reply, payload, done) => {
    const isWorthIt =
      typeof payload === "string" &&
      payload.length >= leastBytes &&
      request.method === "GET" &&
      !reply.hasHeader("content-encoding") &&
      /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
    if (!isWorthIt) return done();
    compress(payload).then((bytes) => {
      reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
      done(null, bytes);
    }, done);
  });
}
