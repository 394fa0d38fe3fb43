import { InferenceSession, Tensor } from "onnxruntime-node";

export interface RunOptions {
  /** Threads inside one operator. Fixed per process, never by load, so results stay the same. */
  threads: number;
}

export interface FloatTensor {
  dims: readonly number[];
  data: Float32Array;
}

export interface FloatModel {
  run: (inputs: Record<string, FloatTensor>) => Promise<Record<string, FloatTensor>>;
  inputNames: readonly string[];
  outputNames: readonly string[];
  release: () => Promise<void>;
}

/** A model of float32 tensors. The memory arena is off: it would keep the largest picture ever seen (0.2 GB more). */
export const openSession = async (path: string, { threads }: RunOptions): Promise<FloatModel> => {
  const session = await InferenceSession.create(path, {
    executionProviders: ["cpu"],
    enableCpuMemArena: false,
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    logSeverityLevel: 3,
    // Idle threads sleep instead of spinning: the machine also serves people.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
  return {
    inputNames: session.inputNames,
    outputNames: session.outputNames,
    run: async (inputs) => {
      const feeds = Object.fromEntries(
        Object.entries(inputs).map(([name, { data, dims }]) => [name, new Tensor("float32", data, dims)]),
      );
      const results = await session.run(feeds);
      return Object.fromEntries(
        Object.entries(results).map(([name, tensor]) => {
          if (!(tensor.data instanceof Float32Array)) throw new Error(`${name} is not float32`);
          return [name, { dims: tensor.dims, data: tensor.data }];
        }),
      );
    },
    release: () => session.release(),
  };
};
