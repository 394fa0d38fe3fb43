import { z } from "zod";
import {
  allEndpoints,
  DetailError,
  EmailsError,
  errorsOf,
  errorStatus,
  FieldErrors,
  idempotencyKeyMaxLength,
  ImageIdsError,
  InactiveError,
  type Endpoint,
  type ErrorCode,
} from "@adjudge/contracts";
import { apiPrefix } from "./api.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return rest;
};

/** OpenAPI 3.1 of every declared call, made from the schemas that validate them. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replaceAll(/:([A-Za-z_]+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Adjudge API",
      version: "1",
      description: "Every path answers with and without its trailing slash.",
    },
    servers: [{ url: apiPrefix }],
    tags: [...new Set(allEndpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The token of a log-in; the scheme Token is taken as equal.",
        },
      },
      schemas: {
        FieldErrors: schemaOf(FieldErrors, "output"),
        DetailError: schemaOf(DetailError, "output"),
        InactiveError: schemaOf(InactiveError, "output"),
        ImageIdsError: schemaOf(ImageIdsError, "output"),
        EmailsError: schemaOf(EmailsError, "output"),
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const body = requestBody(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: { user: [{ session: [] }], either: [{ session: [] }, {}], public: [] }[endpoint.auth],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes(endpoint), ...failures(endpoint) },
  };
}

const idempotencyKey: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key with the same body is answered with what was answered first, and nothing is done again.",
  schema: { type: "string", minLength: 1, maxLength: idempotencyKeyMaxLength, pattern: "^[!-~]+$" },
};

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: inner,
  }));
}

function requestBody(endpoint: Endpoint): Json | undefined {
  const { encoding, body, fields, maxBodyBytes } = endpoint;
  const description = `At most ${maxBodyBytes} bytes.`;
  switch (encoding) {
    case "none":
      return undefined;
    case "raw":
      return { required: true, description, content: { "application/json": { schema: {} } } };
    case "json":
      return {
        required: true,
        description,
        content: { "application/json": { schema: body ? schemaOf(body, "input") : {} } },
      };
    case "multipart":
      return { required: true, content: { "multipart/form-data": { schema: formSchema(endpoint) } } };
    case "multipart_or_json":
      return {
        required: true,
        content: {
          "multipart/form-data": { schema: formSchema(endpoint) },
          "application/json": { schema: fields ? schemaOf(fields, "input") : {} },
        },
      };
  }
}

function formSchema({ fields, files }: Endpoint): Json {
  const base: Json = fields ? schemaOf(fields, "input") : { type: "object" };
  const binary = { type: "string", format: "binary" };
  const parts = Object.entries(files ?? {}).map(([name, { maxCount, maxBytes }]): [string, Json] => {
    const file = { ...binary, description: `At most ${maxBytes} bytes.` };
    return [name, maxCount === 1 ? file : { type: "array", items: file, maxItems: maxCount }];
  });
  return { ...base, properties: { ...(Object(base["properties"]) as Json), ...Object.fromEntries(parts) } };
}

function successes({ status, otherStatuses, response, contentType }: Endpoint): Json {
  const content =
    response === "none"
      ? {}
      : response === "binary"
        ? { content: { [contentType ?? "application/octet-stream"]: { schema: { type: "string", format: "binary" } } } }
        : { content: { "application/json": { schema: schemaOf(response, "output") } } };
  return Object.fromEntries(
    [status, ...otherStatuses].map((code) => [String(code), { description: "Success", ...content }]),
  );
}

function failures(endpoint: Endpoint): Json {
  const byStatus = groupByStatus(errorsOf(endpoint));
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [
      String(status),
      {
        description: words.join(", "),
        content: {
          "application/json": {
            schema: {
              anyOf: formsOf(endpoint, status, words).map((name) => ({ $ref: `#/components/schemas/${name}` })),
            },
          },
        },
        ...(status === 429 || status === 503
          ? { headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds" } } }
          : {}),
      },
    ]),
  );
}

/** The forms that a failure with this status may have, the narrowest first. */
const formsOf = ({ invalidForm }: Endpoint, status: number, words: readonly ErrorCode[]): string[] => [
  ...(words.includes("inactive") ? ["InactiveError"] : []),
  "DetailError",
  ...(status === 400 && invalidForm !== null ? [invalidForm] : []),
  ...(status === 400 ? ["FieldErrors"] : []),
];

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const group = groups.get(errorStatus[code]);
    if (group) group.push(code);
    else groups.set(errorStatus[code], [code]);
  }
  return new Map([...groups].sort(([a], [b]) => a - b));
}
