import { SHARE_ENV, Worker } from "node:worker_threads";
import { installedFile } from "../installed-file.ts";

interface Tensor<Data> {
  dims: readonly number[];
  data: Data;
}

type Inputs = Record<string, Tensor<Float32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>>;
type Outputs = Record<string, Tensor<Float32Array<ArrayBuffer>>>;

interface ModelNames {
  inputNames: readonly string[];
  outputNames: readonly string[];
}

/** A model that answers with float32 tensors. */
export interface FloatModel extends ModelNames {
  /** The data of the inputs is given away: it moves to the thread of the model. */
  run: (inputs: Inputs) => Promise<Outputs>;
}

type ThreadRequest =
  | { id: number; kind: "end" }
  | { id: number; kind: "shut"; model: number }
  | { id: number; kind: "open"; path: string; keepsMemory: boolean }
  | { id: number; kind: "run"; model: number; inputs: Inputs };

type ThreadReply =
  | ({ id: number; kind: "opened"; model: number } & ModelNames)
  | { id: number; kind: "ran"; outputs: Outputs }
  | { id: number; kind: "shut" }
  | { id: number; kind: "failed"; message: string };

type Wanted = ThreadRequest extends infer R ? (R extends ThreadRequest ? Omit<R, "id"> : never) : never;

export interface OpenOptions {
  /**
   * Keeps what a call needed for the next one: fresh memory is a fifth of the time of a model with large maps. It stays
   * at the size of the largest picture seen, so it is for models whose input has one size at most.
   */
  keepsMemory?: boolean;
  /** How long it works on a number handed in, against the nets that look at whole pictures: what a thread has before it goes by that. */
  slowness?: number;
}

/** A model that may be needed for one picture only. */
export interface OpenedModel extends FloatModel {
  /** Gives its memory back; it answers no more. */
  shut: () => Promise<void>;
}

export interface ModelThread {
  open: (path: string, options?: OpenOptions) => Promise<OpenedModel>;
  /** Numbers handed in and not yet worked through, each as slow as its model: how long the thread will be busy. */
  load: () => number;
  /** Ends the thread after the calls it has. Never cut short: a model stopped at work takes the whole process with it. */
  close: () => Promise<void>;
}

interface Waiting {
  size: number;
  resolve: (answer: ThreadReply) => void;
  reject: (error: Error) => void;
}

const entry = "packages/imaging/src/models/model-thread-main.mjs";

/**
 * A thread that runs models, one call after the other. onnxruntime holds the thread that calls it, and two threads in
 * one model gain a third where two models side by side gain the double; so each model has one thread and the threads
 * work side by side. The thread keeps the process alive only while a call is under way.
 */
export const startModelThread = (onGone: () => void): ModelThread => {
  const thread = new Worker(installedFile(entry), { execArgv: [], env: SHARE_ENV });
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let isGone = false;
  thread.unref();

  const settle = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    return found;
  };
  thread.on("message", (answer: ThreadReply) => {
    const call = settle(answer.id);
    if (answer.kind === "failed") call?.reject(new Error(answer.message));
    else call?.resolve(answer);
  });
  const fail = (error: Error): void => {
    isGone = true;
    for (const id of waiting.keys()) settle(id)?.reject(error);
    onGone();
  };
  thread.on("error", fail);
  thread.on("exit", () => fail(new Error("the thread of the models has ended")));

  const ask = (request: Wanted, slowness = 1): Promise<ThreadReply> =>
    new Promise((resolve, reject) => {
      if (isGone) return reject(new Error("the thread of the models has ended"));
      const id = nextId++;
      const given = request.kind === "run" ? Object.values(request.inputs) : [];
      waiting.set(id, { resolve, reject, size: slowness * given.reduce((sum, { data }) => sum + data.length, 0) });
      thread.ref();
      thread.postMessage(
        { ...request, id },
        given.map(({ data }) => data.buffer),
      );
    });

  const open = async (path: string, { keepsMemory = false, slowness = 1 }: OpenOptions = {}): Promise<OpenedModel> => {
    const opened = await ask({ kind: "open", path, keepsMemory });
    if (opened.kind !== "opened") throw new Error(`${path} did not open`);
    const { model, inputNames, outputNames } = opened;
    const run = async (inputs: Inputs): Promise<Outputs> => {
      const ran = await ask({ kind: "run", model, inputs }, slowness);
      return ran.kind === "ran" ? ran.outputs : {};
    };
    const shut = async (): Promise<void> => void (await ask({ kind: "shut", model }));
    return { inputNames, outputNames, run, shut };
  };
  return {
    open,
    load: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    close: async () => {
      if (isGone) return;
      const gone = new Promise<void>((resolve) => thread.once("exit", () => resolve()));
      thread.ref();
      thread.postMessage({ id: 0, kind: "end" });
      await gone;
    },
  };
};

/** The model in every thread; each call goes to the thread with the least to do. What comes out is the same in all. */
export const openInAll = async (
  threads: readonly ModelThread[],
  path: string,
  options: OpenOptions = {},
): Promise<OpenedModel> => {
  const copies = await Promise.all(
    threads.map(async (thread) => ({ thread, model: await thread.open(path, options) })),
  );
  const [first] = copies;
  if (first === undefined) throw new Error("no thread to open a model in");
  const freest = () => copies.reduce((best, one) => (one.thread.load() < best.thread.load() ? one : best), first);
  return {
    ...first.model,
    run: (inputs) => freest().model.run(inputs),
    shut: async () => void (await Promise.all(copies.map(({ model }) => model.shut()))),
  };
};
