import { isSingleUpload, type UploadResult, uploadImage } from "@adjudge/contracts";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";

const fallback = "An error occurred during upload.";

/** The server's text, else docs/product/errors.md#uploads. */
export const uploadMessage = (error: unknown): string =>
  error instanceof ApiError && error.detail !== "" ? error.detail : fallback;

type OnSent = (share: number) => void;

export async function sendPair(files: readonly File[], onSent: OnSent): Promise<{ id: string; message: string }> {
  const result: UploadResult = await call(uploadImage, {
    query: { type: "abtest" },
    form: { fields: { number_of_images: String(files.length) }, files: { images: files } },
    onUploadProgress: onSent,
    idempotencyKey: crypto.randomUUID(),
  });
  return { id: result.analysis_results.id, message: result.message };
}

export interface SingleUploadInput {
  file: File;
  category: string;
  /** Of the whole batch: the server is told how many come. */
  count: number;
}

export async function sendSingle(
  { file, category, count }: SingleUploadInput,
  onSent: OnSent,
): Promise<{ imageId: string; message: string; isScored: boolean }> {
  const result: UploadResult = await call(uploadImage, {
    query: {},
    form: { fields: { category, number_of_images: String(count) }, files: { image: file } },
    onUploadProgress: onSent,
    idempotencyKey: crypto.randomUUID(),
  });
  const { message } = result;
  if (!isSingleUpload(result)) return { imageId: result.analysis_results.id, message, isScored: true };
  return { imageId: result.image_id, message, isScored: result.analysis_results.overall_score !== null };
}

export interface FailedUpload {
  file: File;
  message: string;
}

interface BatchOptions {
  files: readonly File[];
  send: (file: File, index: number) => Promise<unknown>;
  /** Asked before each file but the first: the person may have had enough. */
  isStopped: () => boolean;
}

/** One upload a file, one after the other; a failed one does not hold up the rest. */
export async function sendBatch({ files, send, isStopped }: BatchOptions) {
  const failed: FailedUpload[] = [];
  let done = 0;
  for (const [index, file] of files.entries()) {
    if (index > 0 && isStopped()) return { done, failed, left: files.slice(index) };
    try {
      await send(file, index);
      done += 1;
    } catch (error) {
      failed.push({ file, message: uploadMessage(error) });
    }
  }
  return { done, failed, left: [] };
}
