import type {
  BodyInput,
  Endpoint,
  FieldsInput,
  FileNameOf,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from "@adjudge/contracts";
import { ApiError, networkMessage } from "./api-error.ts";
import { apiErrorFrom } from "./api-error-body.ts";
import { send, type WireResponse } from "./api-transport.ts";
import { readAccessToken } from "./cookies.ts";
import { callEnded, callStarted, store } from "./store.ts";

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

export interface Form<E extends Endpoint> {
  fields?: FieldsInput<E>;
  files?: { [Name in FileNameOf<E>]?: Blob | readonly Blob[] };
}

interface CallSettings {
  signal?: AbortSignal | undefined;
  /** Share of the body sent, 0 to 1. */
  onUploadProgress?: (share: number) => void;
  /** Polling and other calls nobody waits for: the full-screen loader stays away. */
  background?: boolean;
  /** `GET /success/{id}` uses `Token` (docs/product/calls.md#the-token). */
  scheme?: "Bearer" | "Token";
  /** A repeat with the same key gets the first one's result. */
  idempotencyKey?: string;
}

export type CallOptions<E extends Endpoint> = CallSettings &
  Given<"params", ParamsInput<E>> &
  Given<"query", QueryInput<E>> &
  Given<"body", BodyInput<E>> & { form?: Form<E> };

export type CallResult<E extends Endpoint> = E["response"] extends "binary" ? Blob : ResponseOf<E>;

/** The loose view `perform` works with; `call` and `callWithStatus` bind it to the endpoint's types. */
interface LooseOptions extends CallSettings {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: { fields?: unknown; files?: Record<string, Blob | readonly Blob[] | undefined> };
}

let onUnauthenticated: () => void = () => {};

/** The app says once what happens when the server no longer knows the session. */
export function setUnauthenticatedHandler(handler: () => void): void {
  onUnauthenticated = handler;
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
    : [];

const wireText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function urlOf(endpoint: Endpoint, options: LooseOptions): string {
  const params = new Map(entriesOf(options.params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wireText(params.get(name) ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(options.query)) query.append(name, wireText(value));
  const search = query.toString();
  return `/api${path}${search && `?${search}`}`;
}

function formDataOf(form: NonNullable<LooseOptions["form"]>): FormData {
  const data = new FormData();
  // Text first: the server reads parts in order and wants to know the fields before a file arrives.
  for (const [name, value] of entriesOf(form.fields)) data.append(name, wireText(value));
  for (const [name, given] of Object.entries(form.files ?? {})) {
    const files = given instanceof Blob ? [given] : (given ?? []);
    for (const file of files) {
      data.append(name, file, file instanceof File ? file.name : `${name}.png`);
    }
  }
  return data;
}

function bodyOf(endpoint: Endpoint, options: LooseOptions): FormData | string | null {
  const { form } = options;
  if (form) {
    const needsForm = endpoint.encoding === "multipart" || entriesOf(form.files).length > 0;
    return needsForm ? formDataOf(form) : JSON.stringify(form.fields ?? {});
  }
  return options.body === undefined ? null : JSON.stringify(options.body);
}

function headersOf(endpoint: Endpoint, options: LooseOptions, body: FormData | string | null) {
  const headers: Record<string, string> = { accept: "application/json" };
  if (typeof body === "string") headers["content-type"] = "application/json";
  const token = endpoint.auth === "public" ? null : readAccessToken();
  if (token !== null) headers["authorization"] = `${options.scheme ?? "Bearer"} ${token}`;
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  return headers;
}

async function readAnswer(endpoint: Endpoint, response: WireResponse): Promise<unknown> {
  if (endpoint.response === "none") return undefined;
  if (endpoint.response === "binary") return response.blob();
  const text = await response.text();
  try {
    return endpoint.response.parse(JSON.parse(text));
  } catch (cause) {
    const detail = "The server's answer could not be read. Please reload the page.";
    throw new ApiError({ status: response.status, code: "unreadable", detail, cause });
  }
}

async function perform(endpoint: Endpoint, options: LooseOptions) {
  const body = bodyOf(endpoint, options);
  const { signal, onUploadProgress } = options;
  const url = urlOf(endpoint, options);
  const headers = headersOf(endpoint, options, body);
  const { method } = endpoint;
  let response: WireResponse;
  try {
    response = await send({ method, url, headers, body, signal, onUploadProgress });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: "network", detail: networkMessage, cause });
  }
  if (response.status >= 200 && response.status < 300) {
    return { status: response.status, data: await readAnswer(endpoint, response) };
  }
  const error = apiErrorFrom(response.status, await response.text(), response.header);
  // A wrong password is a 401 too, at login and where the password is asked again; it ends no session.
  const isSessionLost = error.status === 401 && error.code !== "invalid_credentials";
  if (isSessionLost && endpoint.auth === "user") onUnauthenticated();
  throw error;
}

async function counted(endpoint: Endpoint, options: LooseOptions) {
  if (options.background) return perform(endpoint, options);
  store.dispatch(callStarted());
  try {
    return await perform(endpoint, options);
  } finally {
    store.dispatch(callEnded());
  }
}

/** Like `call`, for the few that respond with more than one success status (202: still being processed). */
export async function callWithStatus<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<{ status: number; data: CallResult<E> }> {
  const { status, data } = await counted(endpoint, options as LooseOptions);
  return { status, data: data as CallResult<E> };
}

/** Makes one API call; responses are parsed by the endpoint's schema, failures are thrown as ApiError. */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<CallResult<E>> {
  return (await callWithStatus(endpoint, options)).data;
}
