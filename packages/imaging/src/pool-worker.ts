import { analyseAgain, analyseUpload, scoreUpload } from "./analyse-upload.ts";
import { makeAvatar } from "./avatar.ts";
import { normaliseUpload } from "./decode.ts";
import { defaultThreads, modelsFor, type ExtractOptions } from "./extract-signals.ts";
import { ImageError } from "./image-error.ts";
import { startReadingClock } from "./ocr/reading-clock.ts";
import type { JobMessage, JobResults, WorkerMessage } from "./pool-messages.ts";

const threads = Number(process.argv[2] ?? defaultThreads);

const send = (message: WorkerMessage): void => {
  // Told to the callback, not thrown: a parent that is gone needs no answer, and "disconnect" ends this process.
  process.send?.(message, undefined, undefined, () => undefined);
};

type Work<K extends keyof JobResults> = (job: JobMessage, options: ExtractOptions) => Promise<JobResults[K]>;
const work: { [K in keyof JobResults]: Work<K> } = {
  analyse: ({ bytes }, options) => analyseUpload(bytes, options),
  score: ({ bytes }, options) => scoreUpload(bytes, options),
  normalise: ({ bytes }) => normaliseUpload(bytes),
  analyseAgain: ({ bytes, again = {} }, options) => analyseAgain(bytes, again, options),
  avatar: ({ bytes }) => makeAvatar(bytes),
};

const handle = async (job: JobMessage): Promise<void> => {
  const { id, kind } = job;
  try {
    const stagesMs: Record<string, number> = {};
    const onStage = (stage: string, ms: number): void => void (stagesMs[stage] = ms);
    const result = await work[kind](job, { threads, onStage, clock: startReadingClock() });
    const { user, system } = process.cpuUsage();
    const spent = { rssBytes: process.memoryUsage.rss(), cpuSeconds: (user + system) / 1e6, stagesMs };
    send({ type: "done", id, result, ...spent });
  } catch (error) {
    if (error instanceof ImageError) send({ type: "refused", id, code: error.code });
    else send({ type: "failed", id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

process.on("message", (message: JobMessage) => void handle(message));
// Without its parent nobody reads the answers; staying would leak a process for every crash of the server.
// Killed, not left: an exit while a model is at work in its thread ends in an abort.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

// A model that fails to load shows in the first job, where there is somebody to tell.
await modelsFor(threads).catch(() => undefined);
send({ type: "ready" });
