import { type ErrorCode, type FieldErrors } from "@adjudge/contracts";
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
export declare class AppError extends Error {
    name: string;
    readonly code: ErrorCode;
    readonly detail: string;
    readonly fields: FieldErrors | undefined;
    readonly body: Readonly<Record<string, unknown>> | undefined;
    readonly retryAfterSeconds: number | undefined;
    readonly headers: Readonly<Record<string, string>>;
    constructor(code: ErrorCode, detail: string, options?: AppErrorOptions);
    get status(): number;
}
/** 400 with messages beside their fields. */
export declare function invalidFields(fields: FieldErrors): AppError;
/** 422: well formed, and yet there is nothing that it could mean. Messages beside their fields, where it is about some. */
export declare function unprocessable(detail: string, fields?: FieldErrors): AppError;
/** Missing, malformed and foreign things answer alike. */
export declare function notFound(detail?: string): AppError;
export {};
