// Plain JavaScript: `--import tsx` does not reach threads in Node 20 (ERR_UNKNOWN_FILE_EXTENSION), and without it the
// thread is up in a fraction of the time. The messages are typed in model-thread.ts.
import { existsSync, readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";

// onnxruntime would report its use to its maker, and leave an empty mat-debug-*.log in the folder of temporary files. Set here, in
// the environment that all threads share: a test runner may have put a copy in its place in the main thread.
process.env.ORT_DISABLE_TELEMETRY ??= "1";
const { InferenceSession, Tensor } = await import("onnxruntime-node");

const sessions = [];

// The production build packs them: 10 MB less to hand out.
const fileOrBytes = (path) => (existsSync(path) ? path : gunzipSync(readFileSync(`${path}.gz`)));

// One thread each: pictures are sped up by models side by side.
const open = async ({ path, keepsMemory }) => {
  const session = await InferenceSession.create(fileOrBytes(path), {
    executionProviders: ["cpu"],
    enableCpuMemArena: keepsMemory,
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
  });
  const { inputNames, outputNames } = session;
  return { kind: "opened", model: sessions.push(session) - 1, inputNames, outputNames };
};

const run = async ({ model, inputs }) => {
  const feeds = Object.fromEntries(
    Object.entries(inputs).map(([name, { data, dims }]) => [
      name,
      new Tensor(data instanceof Uint8Array ? "uint8" : "float32", data, dims),
    ]),
  );
  const results = await sessions[model].run(feeds);
  const outputs = Object.entries(results).map(([name, { data, dims }]) => {
    if (!(data instanceof Float32Array)) throw new Error(`${name} is not float32`);
    // A copy: the memory of the runtime cannot move to another thread.
    return [name, { dims, data: new Float32Array(data) }];
  });
  return { kind: "ran", outputs: Object.fromEntries(outputs) };
};

// Its place in the list stays taken: the others keep their numbers.
const shut = async ({ model }) => {
  const session = sessions[model];
  sessions[model] = undefined;
  await session?.release();
  return { kind: "shut" };
};

const kinds = { open, run, shut };

const handle = async (request) => {
  if (request.kind === "end") return parentPort.close();
  try {
    const answer = await kinds[request.kind](request);
    const moved = answer.kind === "ran" ? Object.values(answer.outputs).map(({ data }) => data.buffer) : [];
    parentPort.postMessage({ ...answer, id: request.id }, moved);
  } catch (error) {
    parentPort.postMessage({ id: request.id, kind: "failed", message: String(error?.message ?? error) });
  }
};

// One after the other: the end must come after the calls before it.
let last = Promise.resolve();
parentPort.on("message", (request) => {
  last = last.then(() => handle(request));
});
