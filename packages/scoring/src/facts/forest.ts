import { bytesOf } from "../words/base64.ts";

/**
 * Boosted trees as tools/train writes them: a list of trees for each output, each tree a list of nodes
 * [feature, threshold, left, right] with leaves [-1, value, 0, 0], packed as 32-bit floats in base64.
 */
export interface PackedForest {
  features: number;
  outputs: number;
  start: readonly number[];
  /** Nodes of each tree, tree after tree; trees go round the outputs. */
  sizes: readonly number[];
  nodes: string;
}

export interface Forest {
  outputs: number;
  start: readonly number[];
  trees: { output: number; from: number }[];
  nodes: Float32Array;
}

export function openForest(packed: PackedForest): Forest {
  const bytes = bytesOf(packed.nodes);
  const nodes = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let from = 0;
  const trees = packed.sizes.map((size, i) => {
    const tree = { output: i % packed.outputs, from };
    from += size;
    return tree;
  });
  return { outputs: packed.outputs, start: packed.start, trees, nodes };
}

/** Raw sums, one an output. Features are compared as 32-bit floats, as they were when the trees were grown. */
export function rawScores(forest: Forest, row: readonly number[]): number[] {
  const { nodes } = forest;
  const sums = [...forest.start];
  for (const { output, from } of forest.trees) {
    let at = from;
    for (;;) {
      const feature = nodes[at * 4] ?? -1;
      if (feature < 0) break;
      const goesLeft = Math.fround(row[feature] ?? 0) <= (nodes[at * 4 + 1] ?? 0);
      at = from + (nodes[at * 4 + (goesLeft ? 2 : 3)] ?? 0);
    }
    sums[output] = (sums[output] ?? 0) + (nodes[at * 4 + 1] ?? 0);
  }
  return sums;
}

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((s) => Math.exp(s - top));
  const total = powers.reduce((sum, p) => sum + p, 0);
  return powers.map((p) => p / total);
}
