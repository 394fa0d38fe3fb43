import type { ErrorCode } from "@adjudge/contracts";

/** Errors of one field: a list of texts, or texts by entry (each address of an invitation). */
export type FieldMessages = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** `network`: no response came. `unreadable`: the response is not what the contract says. */
export type ClientErrorCode = ErrorCode | "network" | "unreadable" | "unknown";

interface ApiErrorParts {
  status: number;
  code: ClientErrorCode;
  detail: string;
  fields?: Readonly<Record<string, FieldMessages>>;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** A call that did not succeed. `status` is 0 when no response came; `detail` is fit to show. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ClientErrorCode;
  readonly detail: string;
  readonly fields: Readonly<Record<string, FieldMessages>>;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(parts: ApiErrorParts) {
    super(parts.detail, { cause: parts.cause });
    this.status = parts.status;
    this.code = parts.code;
    this.detail = parts.detail;
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }
}

export const networkMessage = "Network Error. Please check your connection and try again.";

/** Code of a page that could not be fetched, in the words of Chromium, Firefox, Safari and, of its style sheet, the bundler. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message);

/** The text to show for anything thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  if (isMissingCode(error)) return networkMessage;
  return error instanceof Error && error.message ? error.message : "Something went wrong.";
}
