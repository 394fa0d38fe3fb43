import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Endpoint } from "@adjudge/contracts";
import { AppError, invalidFields } from "../platform/app-error.ts";
import { fileTooLarge } from "./error-handler.ts";
import { parseStrictJson } from "./strict-json.ts";

export type UploadedFile = { field: string; fileName: string; contentType: string; bytes: Buffer };

export type RequestContent = {
  json: unknown;
  fields: Record<string, unknown>;
  files: Record<string, UploadedFile[]>;
  raw: Buffer;
  /** Of what was sent, for idempotency keys: the same content gives the same hash whatever boundary the form had. */
  sha256: () => Buffer;
};

const none = Buffer.alloc(0);
const empty: RequestContent = {
  json: undefined,
  fields: {},
  files: {},
  raw: none,
  sha256: () => createHash("sha256").digest(),
};

export async function readContent(endpoint: Endpoint, request: FastifyRequest): Promise<RequestContent> {
  const mediaType = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  switch (endpoint.encoding) {
    case "none":
      return empty;
    case "raw":
      return fromBytes(bodyBytes(request), undefined);
    case "json":
      return readJson(request, mediaType);
    case "multipart":
      return readForm(endpoint, request, mediaType);
    case "multipart_or_json": {
      if (mediaType === "multipart/form-data") return readForm(endpoint, request, mediaType);
      const content = readJson(request, mediaType);
      return { ...content, fields: Object(content.json) as Record<string, unknown> };
    }
  }
}

const bodyBytes = (request: FastifyRequest): Buffer => (Buffer.isBuffer(request.body) ? request.body : none);

function fromBytes(raw: Buffer, json: unknown): RequestContent {
  return { ...empty, raw, json, sha256: () => createHash("sha256").update(raw).digest() };
}

function readJson(request: FastifyRequest, mediaType: string): RequestContent {
  const raw = bodyBytes(request);
  // A form is left unread: its body looks like none.
  const isSent = raw.length > 0 || request.isMultipart();
  if (isSent && mediaType !== "application/json" && !mediaType.endsWith("+json"))
    throw new AppError("unsupported_media_type", "Send application/json.");
  if (raw.length === 0) return fromBytes(raw, {});
  const json = parseStrictJson(raw);
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new AppError("malformed_json", "A JSON object is expected.");
  return fromBytes(raw, json);
}

const formOverheadBytes = 1024 ** 2;

async function readForm(endpoint: Endpoint, request: FastifyRequest, mediaType: string): Promise<RequestContent> {
  if (mediaType !== "multipart/form-data") throw new AppError("unsupported_media_type", "Send multipart/form-data.");
  const allowed = endpoint.files ?? {};
  const maxBytes = Math.max(1, ...Object.values(allowed).map((part) => part.maxBytes));
  const maxFiles = Object.values(allowed).reduce((sum, part) => sum + part.maxCount, 0);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const files: Record<string, UploadedFile[]> = {};
  const mostBytes = Object.values(allowed).reduce(
    (sum, part) => sum + part.maxBytes * part.maxCount,
    formOverheadBytes,
  );
  // Said before a byte is read; what lies about its length meets the limits below.
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) throw new AppError("file_too_large", fileTooLarge);
  const parts = request.parts({
    limits: { fileSize: maxBytes, files: maxFiles + 5, fields: 40, fieldSize: 20_000, parts: 60, headerPairs: 100 },
  });
  try {
    for await (const part of parts) {
      if (part.type === "field") {
        if (part.valueTruncated) throw invalidFields({ [part.fieldname]: ["This value is too long."] });
        fields[part.fieldname] = part.value;
        continue;
      }
      const rule = Object.hasOwn(allowed, part.fieldname) ? allowed[part.fieldname] : undefined;
      if (!rule) {
        part.file.resume();
        continue;
      }
      const bytes = await part.toBuffer();
      if (bytes.length > rule.maxBytes) throw new AppError("file_too_large", fileTooLarge);
      const list = (files[part.fieldname] ??= []);
      if (list.length >= rule.maxCount)
        throw invalidFields({
          [part.fieldname]: [`At most ${rule.maxCount} ${rule.maxCount === 1 ? "file" : "files"}.`],
        });
      list.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, bytes });
    }
  } catch (error) {
    throw isBrokenForm(error)
      ? new AppError("malformed_request", "The form could not be read.", { cause: error })
      : error;
  }
  return { json: undefined, fields: { ...fields }, files, raw: none, sha256: () => hashForm(fields, files) };
}

// busboy's own errors carry no code: a missing boundary, a form that ends too early, a broken part header. The others come of a
// client that went away in the middle.
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof AppError) &&
  (!("code" in error) || error.code === "ERR_STREAM_PREMATURE_CLOSE" || error.code === "ECONNRESET");

function hashForm(fields: Record<string, unknown>, files: Record<string, UploadedFile[]>): Buffer {
  const hash = createHash("sha256");
  for (const name of Object.keys(fields).sort()) hash.update(JSON.stringify([name, fields[name]]));
  for (const name of Object.keys(files).sort())
    for (const { bytes } of files[name] ?? [])
      hash.update(`${name}:${createHash("sha256").update(bytes).digest("hex")};`);
  return hash.digest();
}
