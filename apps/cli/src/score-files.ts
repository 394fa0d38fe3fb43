import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { createAnalysisPool, ImageError, PoolError, scoreUpload } from "@adjudge/imaging";
import type { Analysis } from "@adjudge/scoring";

export interface FileError {
  code: string;
  message: string;
}

export type FileResult = { file: string; analysis: Analysis } | { file: string; error: FileError };

/** Larger files than the web takes (5 MB) are fine here, but not without end. */
const maxBytes = 100 * 1024 * 1024;

const toError = (error: unknown): FileError => {
  if (error instanceof ImageError || error instanceof PoolError) return { code: error.code, message: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "failed";
  if (code === "ENOENT") return { code: "not_found", message: "There is no such file." };
  if (code === "EISDIR") return { code: "not_a_file", message: "This is a folder, not a file." };
  if (code === "EACCES") return { code: "not_readable", message: "The file may not be read." };
  return { code: "failed", message: error instanceof Error ? error.message : String(error) };
};

const scoreOne = async (
  file: string,
  score: (bytes: Buffer) => Promise<{ analysis: Analysis }>,
): Promise<FileResult> => {
  try {
    const bytes = await readFile(file);
    if (bytes.length > maxBytes) return { file, error: { code: "too_large", message: "File is larger than 100 MB." } };
    const { analysis } = await score(bytes);
    return { file, analysis };
  } catch (error) {
    return { file, error: toError(error) };
  }
};

export type OpenPool = typeof createAnalysisPool;

/** Results in the order of the files, each handed over as soon as those before it are there. */
export async function* scoreFiles(
  files: string[],
  { workers, openPool = createAnalysisPool }: { workers?: number | undefined; openPool?: OpenPool | undefined },
): AsyncGenerator<FileResult> {
  const [only] = files;
  if (only !== undefined && files.length === 1) {
    yield await scoreOne(only, (bytes) => scoreUpload(bytes));
    return;
  }
  const size = Math.min(files.length, workers ?? Math.max(1, availableParallelism()));
  // Ten minutes: a loaded machine is slow, and a batch should rather be late than incomplete.
  const pool = openPool({ workers: size, queueLimit: files.length, timeoutMs: 600_000 });
  try {
    const running = new Map<number, Promise<FileResult>>();
    let next = 0;
    for (let i = 0; i < files.length; i += 1) {
      for (; next < files.length && next < i + size * 2; next += 1)
        running.set(
          next,
          scoreOne(files[next] ?? "", (bytes) => pool.score(bytes)),
        );
      const result = await running.get(i);
      if (result !== undefined) yield result;
      running.delete(i);
    }
  } finally {
    await pool.close();
  }
}
