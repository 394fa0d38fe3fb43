import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type {
  BodyOf,
  Endpoint,
  FieldErrors,
  FieldsOf,
  FileNameOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@adjudge/contracts";
import { AppError, invalidFields, notFound } from "../platform/app-error.ts";
import { isKeyKnown, noteOutcome, type NoteDone } from "../platform/idempotency/idempotency-store.ts";
import type { Session } from "../platform/sessions/session-store.ts";
import { apiPrefix, type Api } from "./api.ts";
import { authenticate } from "./authenticate.ts";
import { readContent, type RequestContent, type UploadedFile } from "./request-body.ts";
import { keyOf, runOnce } from "./run-once.ts";

/** What a handler is given: parsed, typed, and nothing of the HTTP framework. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  fields: FieldsOf<E>;
  /** The file parts that came, by name; an empty list where none did. */
  files: Record<FileNameOf<E>, UploadedFile[]>;
  /** The body as it came; only for `raw` calls. */
  rawBody: Buffer;
  /** Of `user` calls only. */
  readonly session: Session;
  readonly userId: string;
  /** Of `either` calls: who is logged in, if anybody. */
  callerId: string | null;
  ip: string;
  userAgent: string | null;
  requestId: string;
  /** A request header, such as a webhook's signature. */
  header: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /** Another success status than the contract's first. */
  setStatus: (status: number) => void;
  /** For calls with `replay`: what it needs, noted in the transaction that makes it true. */
  noteDone: NoteDone;
};

/** A place kept for the request before its body is read; always given back at the end, which does nothing once it is used. */
export type Admission = { giveBack: () => Promise<void> };

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E>> | ResponseOf<E>;

export type AdmissionRequest = { userId: string; query: unknown; ip: string };

export type RouteOptions<E extends Endpoint> = {
  /**
   * The response to a call whose server died after its commit, from what `noteDone` noted. Without it such a call is run
   * again, which must then do no harm.
   */
  replay?: (call: Call<E>, outcome: unknown) => Promise<ResponseOf<E>> | ResponseOf<E>;
  /** Where invalid input has a form of its own, such as `image_ids` (docs/product/calls.md#errors-on-the-wire). */
  onInvalid?: (fields: FieldErrors) => AppError;
};

/** Binds one contract to its handler: session, parsing both ways, statuses. */
export function route<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions<E> = {},
): void {
  bind(api, endpoint, handler, options, undefined);
}

/**
 * As route(), with a place that is kept before the body is read: a request that may not be made must not cost us its
 * bytes. `user` calls only.
 */
export function admittedRoute<E extends Endpoint, A extends Admission>(
  api: Api,
  endpoint: E,
  admit: (request: AdmissionRequest) => Promise<A>,
  handler: (call: Call<E>, admission: A) => Promise<ResponseOf<E>>,
  options: RouteOptions<E> = {},
): void {
  bind(api, endpoint, handler as Bound<E>, options, admit);
}

type Bound<E extends Endpoint> = (
  call: Call<E>,
  admission: Admission | undefined,
) => Promise<ResponseOf<E>> | ResponseOf<E>;

function bind<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Bound<E>,
  options: RouteOptions<E>,
  keepPlace: ((request: AdmissionRequest) => Promise<Admission>) | undefined,
): void {
  api.bound.add(endpoint.name);
  api.server.route({
    method: endpoint.method,
    url: `${apiPrefix}${endpoint.path}`,
    bodyLimit: endpoint.maxBodyBytes,
    config: { endpoint },
    handler: async (request, reply) => {
      let session: Session | undefined;
      try {
        session = await admit(api, endpoint, request);
        return await answer(session, request, reply);
      } catch (error) {
        await api.noteRefusal({ endpoint, error, userId: session?.userId ?? null, ip: request.ip });
        throw error;
      }
    },
  });

  async function answer(
    session: Session | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const ask = async (): Promise<Admission | undefined> =>
      session && keepPlace?.({ userId: session.userId, query: request.query, ip: request.ip });
    // The response that is stored for a repeated key costs nothing, so it must not need a place either.
    const key = endpoint.idempotent && session ? keyOf(endpoint, request, session) : undefined;
    const isRepeat = await isKeyKnown(api.db, key);
    const noteDone: NoteDone = async (db, outcome) => key && noteOutcome(db, key, outcome);
    let admission = isRepeat ? undefined : await ask();
    try {
      const content = await readContent(endpoint, request);
      const call = buildCall(endpoint, { request, reply, session, content, onInvalid: options.onInvalid, noteDone });
      const run = async (): Promise<unknown> => {
        if (isRepeat) admission = await ask();
        return present(endpoint, await handler(call, admission));
      };
      if (!key) return send(endpoint, reply, await run());
      const replay = async (outcome: unknown): Promise<unknown> => {
        if (!options.replay) throw new Error(`${endpoint.name} notes an outcome that it cannot answer from`);
        return present(endpoint, await options.replay(call, outcome));
      };
      const once = { key: { ...key, requestSha256: content.sha256() }, run, replay };
      return send(endpoint, reply, await runOnce(api, endpoint, reply, once));
    } finally {
      await admission?.giveBack().catch(() => undefined);
    }
  }
}

async function admit(api: Api, endpoint: Endpoint, request: FastifyRequest): Promise<Session | undefined> {
  // A signed body is counted by its handler, which knows whether the signature is right.
  if (endpoint.encoding !== "raw") await api.generalLimits.address(request.ip);
  if (endpoint.auth === "public") return undefined;
  const session = await authenticate(api.db, request.headers.authorization, {
    binding: api.binding.read(request.headers.cookie),
    isRequired: api.binding.isRequired,
  }).catch((error: unknown) => {
    // One that has ended stands in nobody's way where none is needed.
    if (endpoint.auth === "either" && error instanceof AppError && error.code === "token_invalid") return undefined;
    throw error;
  });
  if (session === undefined) return undefined;
  await api.generalLimits.user(session.userId);
  return session;
}

type OnInvalid = RouteOptions<Endpoint>["onInvalid"];

type CallInput = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session | undefined;
  content: RequestContent;
  onInvalid: OnInvalid;
  noteDone: NoteDone;
};

function buildCall<E extends Endpoint>(
  endpoint: E,
  { request, reply, session, content, onInvalid, noteDone }: CallInput,
): Call<E> {
  const needSession = (): Session => {
    if (!session) throw new Error(`${endpoint.name} is public: it has no session`);
    return session;
  };
  const files = Object.fromEntries(Object.keys(endpoint.files ?? {}).map((name) => [name, content.files[name] ?? []]));
  return {
    params: parseParams(endpoint.params, request.params) as ParamsOf<E>,
    query: parse(endpoint.query, asMeant(request.query), onInvalid) as QueryOf<E>,
    body: parse(endpoint.body, content.json, onInvalid) as BodyOf<E>,
    fields: parse(endpoint.fields, content.fields, onInvalid) as FieldsOf<E>,
    files: files as Call<E>["files"],
    rawBody: content.raw,
    get session() {
      return needSession();
    },
    get userId() {
      return needSession().userId;
    },
    callerId: session?.userId ?? null,
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? null,
    requestId: request.id,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name, value) => void reply.header(name, value),
    setStatus: (status) => void reply.code(status),
    noteDone,
  };
}

/** `sort[$gt]=1` and `sort[]=x` mean an object and a list to other servers: they are a `sort` that is refused, not a name that nobody knows. */
function asMeant(query: unknown): unknown {
  const names = Object.keys(Object(query)).filter((name) => name.indexOf("[") > 0);
  return names.length === 0
    ? query
    : {
        ...Object(query),
        ...Object.fromEntries(names.map((name) => [name.slice(0, name.indexOf("[")), { [name]: "" }])),
      };
}

// A malformed id is a thing that does not exist.
function parseParams(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw notFound();
  return result.data;
}

function parse(schema: z.ZodType | undefined, value: unknown, onInvalid: OnInvalid): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  throw onInvalid?.(fields) ?? invalidFields(fields);
}

export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const name = path.length === 0 ? "non_field_errors" : path.map(String).join(".");
    const messages = (fields[name] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return fields;
}

// The response is parsed as well: a column added to a table cannot leak, and a wrong response is our error, not the client's.
function present(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof endpoint.response === "string") return answer;
  const result = endpoint.response.safeParse(answer);
  if (!result.success) throw new Error(`${endpoint.name} answered outside its contract`, { cause: result.error });
  return result.data;
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown): FastifyReply {
  if (reply.statusCode === 200) reply.code(endpoint.status);
  if (endpoint.response === "none") return reply.send();
  if (endpoint.response === "binary")
    return reply
      .type(endpoint.contentType ?? "application/octet-stream")
      .send(answer instanceof Uint8Array ? answer : Readable.from(answer as AsyncIterable<Uint8Array>));
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
}
