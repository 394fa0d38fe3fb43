import type { z } from "zod";
import { commonErrors, type ErrorCode } from "./error-codes.ts";
import { maxJsonBytes } from "./limits.ts";

type Schema = z.ZodType;

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** `public` calls ignore the Authorization header; `user` calls need a session; `either` calls use one where there is one. */
export type Auth = "public" | "user" | "either";

/**
 * none: no body. json: `body`. multipart: `fields` (text parts) and `files`.
 * multipart_or_json: `fields` in either form, files only in the first. raw: bytes as they came (signed webhooks).
 */
export type Encoding = "none" | "json" | "multipart" | "multipart_or_json" | "raw";

export interface FileField {
  readonly maxCount: number;
  readonly maxBytes: number;
}

export type Files = Readonly<Record<string, FileField>>;

/** Names of schemas in errors.ts. */
export type InvalidForm = "ImageIdsError" | "EmailsError";

/** none: an empty answer (204). binary: a file of type `contentType`. */
export type ResponseSchema = Schema | "none" | "binary";

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Fields extends Schema | undefined = Schema | undefined,
  FileParts extends Files | undefined = Files | undefined,
  Response extends ResponseSchema = ResponseSchema,
> {
  /** Same as the exported constant; the operation id of the API's description. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, Fastify form, without trailing slash: `/images/:id`. Both slash forms are served. */
  readonly path: `/${string}`;
  readonly auth: Auth;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly fields: Fields;
  readonly files: FileParts;
  readonly encoding: Encoding;
  /** Of a body that is no form; one byte more is refused before any of it is read. Forms have the limits of their files. */
  readonly maxBodyBytes: number;
  /** The usual success status. */
  readonly status: number;
  /** Further success statuses of the same body, such as 202 while a payment is being processed. */
  readonly otherStatuses: readonly number[];
  readonly response: Response;
  /** Media type of a binary response, else null. */
  readonly contentType: string | null;
  /** Takes an `Idempotency-Key` header: the same key and body answer again what was answered first. */
  readonly idempotent: boolean;
  /** Beyond `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Where invalid input is told in a form of its own, beside messages by field. */
  readonly invalidForm: InvalidForm | null;
  readonly summary: string;
  readonly tag: string;
}

interface EndpointOptions<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Fields extends Schema | undefined,
  FileParts extends Files | undefined,
  Response extends ResponseSchema,
> {
  name: string;
  method: Method;
  path: `/${string}`;
  auth: Auth;
  params?: Params;
  query?: Query;
  body?: Body;
  fields?: Fields;
  files?: FileParts;
  encoding: Encoding;
  maxBodyBytes?: number;
  status?: number;
  otherStatuses?: readonly number[];
  response: Response;
  contentType?: string;
  idempotent?: boolean;
  errors: readonly ErrorCode[];
  invalidForm?: InvalidForm;
  summary: string;
  tag: string;
}

/** One API call. The server binds it to a handler and the web calls it; both infer their types from it. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Fields extends Schema | undefined = undefined,
  FileParts extends Files | undefined = undefined,
  const Response extends ResponseSchema = "none",
>(
  options: EndpointOptions<Params, Query, Body, Fields, FileParts, Response>,
): Endpoint<NoInfer<Params>, NoInfer<Query>, NoInfer<Body>, NoInfer<Fields>, NoInfer<FileParts>, NoInfer<Response>> {
  const { params, query, body, fields, files } = options;
  return Object.freeze({
    ...options,
    params: params as Params,
    query: query as Query,
    body: body as Body,
    fields: fields as Fields,
    files: files as FileParts,
    maxBodyBytes: options.maxBodyBytes ?? maxJsonBytes,
    status: options.status ?? 200,
    otherStatuses: options.otherStatuses ?? [],
    contentType: options.contentType ?? null,
    idempotent: options.idempotent ?? false,
    invalidForm: options.invalidForm ?? null,
  });
}

/** What the server logs where a call is refused with a code that it does not declare. For the operator; in tests a failure. */
export const outsideContract = "refused with a code outside its contract";

/** Every error a call may have: its own, those of any call, and those of a missing or ended session. */
export const errorsOf = ({ errors, auth }: Pick<Endpoint, "errors" | "auth">): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...errors,
    ...commonErrors,
    ...(auth === "user" ? (["unauthenticated", "token_invalid"] as const) : []),
  ]),
];

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What the handler receives, after parsing. */
export type ParamsOf<E extends Endpoint> = Output<E["params"]>;
export type QueryOf<E extends Endpoint> = Output<E["query"]>;
export type BodyOf<E extends Endpoint> = Output<E["body"]>;
export type FieldsOf<E extends Endpoint> = Output<E["fields"]>;
/** Names of the file parts. */
export type FileNameOf<E extends Endpoint> = keyof E["files"] & string;
/** What the handler returns: undefined for an empty answer, bytes for a binary one, whole or piece by piece. */
export type ResponseOf<E extends Endpoint> = E["response"] extends Schema
  ? z.output<E["response"]>
  : E["response"] extends "binary"
    ? Uint8Array | AsyncIterable<Uint8Array>
    : undefined;

/** What the caller passes in, before parsing. */
export type ParamsInput<E extends Endpoint> = Input<E["params"]>;
export type QueryInput<E extends Endpoint> = Input<E["query"]>;
export type BodyInput<E extends Endpoint> = Input<E["body"]>;
export type FieldsInput<E extends Endpoint> = Input<E["fields"]>;
