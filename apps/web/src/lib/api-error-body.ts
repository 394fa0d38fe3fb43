import { errorStatus, type ErrorCode } from "@adjudge/contracts";
import { ApiError, type FieldMessages } from "./api-error.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(errorStatus, value);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** `["…"]`, `{detail: "…"}` (comparisons) or `{"<address>": ["…"]}` (invitations). */
function fieldMessages(value: unknown): FieldMessages {
  if (!isRecord(value)) return textsOf(value);
  if (typeof value["detail"] === "string") return [value["detail"]];
  return Object.fromEntries(Object.entries(value).map(([entry, texts]) => [entry, textsOf(texts)]));
}

/** All texts of a field in one list. */
export function flatMessages(messages: FieldMessages): string[] {
  return Array.isArray(messages) ? [...messages] : Object.values(messages).flat();
}

const statusText: Record<number, string> = {
  404: "Not found.",
  413: "That is too large to send.",
  429: "Too many requests. Please wait a moment and try again.",
  502: "The server could not be reached. Please try again.",
  503: "The server is busy. Please try again in a moment.",
  504: "The server took too long to answer. Please try again.",
};

const retryAfterOf = (header: string | null): number | null => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds : null;
};

/** Reads any error response: the API's one error form, or whatever a proxy in between made up. */
export function apiErrorFrom(status: number, text: string, header: (name: string) => string | null): ApiError {
  const requestId = header("x-request-id");
  const retryAfterSeconds = retryAfterOf(header("retry-after"));
  const fallback = statusText[status] ?? `The server answered with an error (${status}).`;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError({ status, code: "unknown", detail: fallback, requestId, retryAfterSeconds });
  }
  if (isRecord(body) && typeof body["detail"] === "string") {
    const code = isErrorCode(body["code"]) ? body["code"] : "unknown";
    return new ApiError({ status, code, detail: body["detail"], requestId, retryAfterSeconds });
  }
  const fields = isRecord(body)
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fieldMessages(value)]))
    : {};
  const first = Object.values(fields).flatMap(flatMessages)[0];
  const code = first === undefined ? "unknown" : "validation_failed";
  return new ApiError({ status, code, detail: first ?? fallback, fields, requestId, retryAfterSeconds });
}
