import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { Config } from "../config.ts";
import { assertStorageKey, StorageMisconfiguredError, type Storage, type StoredFile } from "./storage.ts";

type S3Settings = NonNullable<Config["s3"]>;

const attempts = 3;
const timeoutMs = 20_000;

/** Any store that speaks S3. Whether a write survives a crash when it is acknowledged is the store's promise. */
export function createS3Storage({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): Storage & { close: () => void } {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as paths: a name as a host needs DNS that a private store seldom has.
    forcePathStyle: true,
    maxAttempts: attempts,
    // Checksums of newer kind are refused by older stores.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: 5_000 },
  });
  return {
    put: async (key, bytes, { contentType }) => {
      assertStorageKey(key);
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          ContentLength: bytes.byteLength,
        }),
      );
    },
    putStream: async (key, chunks, { contentType }) => {
      assertStorageKey(key);
      // The store wants the length first, so the pieces are collected on this machine's disk.
      const folder = await mkdtemp(join(tmpdir(), "adjudge-put-"));
      try {
        const draft = join(folder, "draft");
        await writeFile(draft, chunks, { mode: 0o600 });
        const { size } = await stat(draft);
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: key,
            Body: createReadStream(draft),
            ContentType: contentType,
            ContentLength: size,
          }),
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    getStream: async (key) => {
      assertStorageKey(key);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body as AsyncIterable<Uint8Array> | undefined;
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    get: async (key) => {
      assertStorageKey(key);
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      assertStorageKey(key);
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    list: (prefix) => listObjects(client, bucket, prefix),
    // An object is written whole or not at all.
    removeDrafts: () => Promise.resolve(0),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
        throw misconfigured(error, { bucket, endpoint }) ?? error;
      });
      return { isWritable: true, freeBytes: null };
    },
    close: () => client.destroy(),
  };
}

// A HEAD has no body to say more in than its status.
function misconfigured(
  error: unknown,
  { bucket, endpoint }: { bucket: string; endpoint: string },
): StorageMisconfiguredError | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  const { httpStatusCode } = error.$metadata;
  if (httpStatusCode === 404)
    return new StorageMisconfiguredError(`the bucket ${bucket} does not exist at ${endpoint}`, { cause: error });
  if (httpStatusCode === 403 || httpStatusCode === 401)
    return new StorageMisconfiguredError(`the keys may not use the bucket ${bucket} at ${endpoint}`, { cause: error });
  return undefined;
}

async function* listObjects(client: S3Client, bucket: string, prefix: string): AsyncGenerator<StoredFile> {
  let from: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ...(from === undefined ? {} : { ContinuationToken: from }),
      }),
    );
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      if (Key !== undefined) yield { key: Key, byteLength: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    from = page.NextContinuationToken;
  } while (from !== undefined);
}
