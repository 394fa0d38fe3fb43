import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

type StaticFile = {
  bytes: Buffer;
  type: string;
  etag: string;
  isText: boolean;
  compressed: Map<"br" | "gzip", Promise<Buffer>>;
};
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const typeOf: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".onnx": "application/octet-stream",
};

/** Where a page, the site map or robots.txt must name the site's own address. */
const originMark = "__APP_ORIGIN__";

/** All files below a folder, in memory: a request can only name what is in the list, so no path can escape it. */
export function loadStaticFiles(folder: string, appOrigin = ""): StaticFiles {
  let names: { parentPath: string; name: string; isFile: () => boolean }[];
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return new Map();
  }
  return new Map(
    names
      .filter((entry) => entry.isFile() && !/\.(map|br)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, address: `/${relative(folder, path).split(sep).join("/")}` }))
      .filter(({ address }) => !address.includes("/."))
      .map(({ path, address }) => [address, readStaticFile(path, appOrigin)]),
  );
}

function readStaticFile(path: string, appOrigin: string): StaticFile {
  const namesOrigin = /\.(html|txt|xml)$/.test(path);
  const bytes = namesOrigin
    ? Buffer.from(readFileSync(path, "utf8").replaceAll(originMark, appOrigin))
    : readFileSync(path);
  const type = typeOf[extname(path).toLowerCase()] ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const compressed: StaticFile["compressed"] = new Map();
  // The build leaves the smallest form beside a file; the rest is compressed when first asked for.
  if (existsSync(`${path}.br`)) compressed.set("br", Promise.resolve(readFileSync(`${path}.br`)));
  return { bytes, type, etag, isText: /^text|json|svg|xml|wasm/.test(type), compressed };
}

const cacheFor = (path: string): string => {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable"; // their names hold a hash of their content
  return path.endsWith(".html") ? "no-cache" : "public, max-age=3600";
};

export async function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, file }: { path: string; file: StaticFile },
): Promise<FastifyReply> {
  reply.header("cache-control", cacheFor(path)).header("etag", file.etag).type(file.type);
  if (reply.statusCode === 200 && request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  if (!file.isText || file.bytes.length < 1024) return reply.send(file.bytes);
  reply.header("vary", "accept-encoding");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (!encoding) return reply.send(file.bytes);
  return reply.header("content-encoding", encoding).send(await compressed(file, encoding));
}

function chooseEncoding(header: string | string[] | undefined): "br" | "gzip" | undefined {
  const offered = String(header ?? "")
    .split(",")
    .map((part) => part.trim());
  return (["br", "gzip"] as const).find((name) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part))),
  );
}

function compressed(file: StaticFile, encoding: "br" | "gzip"): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const made =
    encoding === "br"
      ? promisify(brotliCompress)(file.bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes.length },
        })
      : promisify(gzip)(file.bytes);
  file.compressed.set(encoding, made);
  return made;
}
