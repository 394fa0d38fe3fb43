import type { FastifyInstance, InjectOptions } from "fastify";

export type Answer = {
  status: number;
  /** The parsed JSON, or undefined where there is none. */
  body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into responses freely
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
};

type Headers = Record<string, string>;
export type FormPart = string | { fileName: string; contentType: string; bytes: Uint8Array };

export type Caller = {
  get: (path: string, headers?: Headers) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  patch: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  delete: (path: string, body?: unknown, headers?: Headers) => Promise<Answer>;
  /** multipart/form-data; a list of pairs, because a part may come twice. */
  form: (
    method: "POST" | "PATCH",
    path: string,
    parts: readonly (readonly [string, FormPart])[],
    headers?: Headers,
  ) => Promise<Answer>;
  raw: (options: InjectOptions) => Promise<Answer>;
};

/** Paths are below /api unless they start with the origin's own (`/healthz`, `/media/…`) given through raw(). */
export function createCaller(
  server: FastifyInstance,
  { always = {}, afterEach = () => undefined }: { always?: Headers; afterEach?: () => void } = {},
): Caller {
  const raw = async (options: InjectOptions): Promise<Answer> => {
    const response = await server.inject({ ...options, headers: { ...always, ...options.headers } });
    afterEach();
    const isJson = String(response.headers["content-type"] ?? "").startsWith("application/json");
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  };
  const withBody =
    (method: "POST" | "PUT" | "PATCH" | "DELETE") =>
    (path: string, body?: unknown, headers: Headers = {}) =>
      raw({
        method,
        url: `/api${path}`,
        headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
  return {
    raw,
    get: (path, headers = {}) => raw({ method: "GET", url: `/api${path}`, headers }),
    post: withBody("POST"),
    put: withBody("PUT"),
    patch: withBody("PATCH"),
    delete: withBody("DELETE"),
    form: (method, path, parts, headers = {}) => {
      const { payload, contentType } = encodeForm(parts);
      return raw({ method, url: `/api${path}`, payload, headers: { "content-type": contentType, ...headers } });
    },
  };
}

export function encodeForm(parts: readonly (readonly [string, FormPart])[]): { payload: Buffer; contentType: string } {
  const boundary = "----adjudge-test-boundary";
  const chunks = parts.flatMap(([name, part]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    return typeof part === "string"
      ? [Buffer.from(`${head}\r\n\r\n${part}\r\n`)]
      : [
          Buffer.from(`${head}; filename="${part.fileName}"\r\ncontent-type: ${part.contentType}\r\n\r\n`),
          Buffer.from(part.bytes),
          Buffer.from("\r\n"),
        ];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
