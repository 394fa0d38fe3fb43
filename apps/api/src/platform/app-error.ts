import { errorStatus, type ErrorCode, type FieldErrors } from "@adjudge/contracts";

type AppErrorOptions = {
  /** Field messages of a 400. */
  fields?: FieldErrors;
  /** Replaces the whole body where a call has a form of its own, docs/product/calls.md#errors-on-the-wire (`inactive`, `image_ids`, `emails`). */
  body?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** A failure that the caller may see. `detail` is shown to people as it is. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly detail: string;
  readonly fields: FieldErrors | undefined;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(`${code}: ${detail}`, { cause: options.cause });
    this.code = code;
    this.detail = detail;
    this.fields = options.fields;
    this.body = options.body;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** 400 with messages beside their fields. */
export function invalidFields(fields: FieldErrors): AppError {
  return new AppError("validation_failed", "Please check the marked fields.", { fields });
}

/** 422: well formed, and yet there is nothing that it could mean. */
export function unprocessable(detail: string): AppError {
  return new AppError("unprocessable", detail);
}

/** Also where the account went while the call ran. */
export function sessionEnded(cause?: unknown): AppError {
  return new AppError("token_invalid", "Your session has ended. Please log in again.", { cause });
}

/** Missing, malformed and foreign things get the same response. */
export function notFound(detail = "Not found."): AppError {
  return new AppError("not_found", detail);
}
