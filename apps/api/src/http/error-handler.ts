import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import {
  errorsOf,
  errorStatus,
  maxUploadBytes,
  outsideContract,
  type Endpoint,
  type ErrorCode,
} from "@adjudge/contracts";
import { AppError, notFound, sessionEnded } from "../platform/app-error.ts";
import { erasedAccount, isDatabaseUnavailable } from "../platform/db/failure.ts";
import { loggablePath, type Logger } from "../platform/logger.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route that a contract is bound to. */
    endpoint?: Endpoint;
  }
}

/** The only place that writes an error on the wire. */
export function createErrorHandler(logger: Logger) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { endpoint } = request.routeOptions.config;
    const known = toAppError(error, endpoint);
    const { status } = known;
    // Clients branch on the codes that a call declares: one it does not declare is our mistake. (`code` is hidden in logs.)
    if (endpoint && !errorsOf(endpoint).includes(known.code))
      logger.error({ call: endpoint.name, refusal: known.code }, outsideContract);
    if (status >= 500 && status !== 501 && !isRefusal(known))
      logger.error(
        {
          err: error,
          cause: known.cause,
          request_id: request.id,
          method: request.method,
          path: loggablePath(request.url),
        },
        "request failed",
      );
    if (status === 401) reply.header("www-authenticate", "Bearer");
    if (status === 429 || status === 503) reply.header("retry-after", String(known.retryAfterSeconds ?? 2));
    else if (known.retryAfterSeconds !== undefined) reply.header("retry-after", String(known.retryAfterSeconds));
    for (const [name, value] of Object.entries(known.headers)) reply.header(name, value);
    reply.header("cache-control", "no-store");
    reply
      .code(status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(errorBody(known, request.id)));
  };
}

/** Nothing failed: more was asked than we take. The line of the request says so; a stack each would let a flood fill the disk. */
const isRefusal = ({ code }: AppError): boolean => code === "overloaded" || code === "rate_limited";

export function errorBody(
  { code, detail, fields, body, status }: AppError,
  requestId: string,
): Record<string, unknown> {
  if (body) return body;
  if (fields) return fields;
  return { detail, code, ...(status >= 500 ? { request_id: requestId } : {}) };
}

/** Both kinds of file that are taken, ads and profile pictures, have the same limit. */
export const fileTooLarge = `File is larger than ${maxUploadBytes / 1024 ** 2} MB.`;

const byFastifyCode: Readonly<Record<string, [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["body_too_large", "The request body is too large."],
  FST_REQ_FILE_TOO_LARGE: ["file_too_large", fileTooLarge],
  FST_PARTS_LIMIT: ["body_too_large", "The form has too many parts."],
  FST_FILES_LIMIT: ["body_too_large", "The form has too many files."],
  FST_FIELDS_LIMIT: ["body_too_large", "The form has too many fields."],
  // No id is that long.
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", notFound().detail],
  FST_ERR_BAD_URL: ["malformed_request", "The address is malformed."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_media_type", "This content type is not supported."],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ["unsupported_media_type", "This content type is not supported."],
  FST_PROTO_VIOLATION: ["malformed_request", "The form has a forbidden field name."],
};

function toAppError(error: unknown, endpoint: Endpoint | undefined): AppError {
  if (error instanceof AppError) return error;
  const erased = erasedAccount(error);
  if (erased === "own" && endpoint?.auth === "user") return sessionEnded(error);
  // Asked again, the call does not find the erased account any more and answers as for any other that is not there.
  if (erased !== null || isDatabaseUnavailable(error))
    return new AppError("unavailable", "The service is busy. Please try again in a moment.", { cause: error });
  if (isFastifyError(error)) {
    const [code, detail] = byFastifyCode[error.code] ?? [];
    if (code && detail) return new AppError(code, detail, { cause: error });
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return new AppError(codeOfStatus(error.statusCode), "The request is malformed.", { cause: error });
  }
  return new AppError("internal", "Something went wrong. Please try again.", { cause: error });
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

function codeOfStatus(status: number): ErrorCode {
  const match = (Object.keys(errorStatus) as ErrorCode[]).find(
    (code) => errorStatus[code] === status && code !== "validation_failed" && code !== "malformed_json",
  );
  return match ?? "malformed_request";
}
