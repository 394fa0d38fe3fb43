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

/** Nodes in flat lists; children are places in the same lists. */
export interface Forest {
  start: readonly number[];
  /** Output and root of each tree. */
  outputs: Int32Array;
  roots: Int32Array;
  /** Under 0 at a leaf, whose value stands where other nodes have their threshold. */
  features: Int32Array;
  thresholds: Float32Array;
  left: Int32Array;
  right: Int32Array;
}

export function openForest(packed: PackedForest): Forest {
  const bytes = bytesOf(packed.nodes);
  const nodes = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const count = nodes.length / 4;
  const forest: Forest = {
    start: packed.start,
    outputs: Int32Array.from(packed.sizes, (_, i) => i % packed.outputs),
    roots: new Int32Array(packed.sizes.length),
    features: new Int32Array(count),
    thresholds: new Float32Array(count),
    left: new Int32Array(count),
    right: new Int32Array(count),
  };
  let from = 0;
  packed.sizes.forEach((size, i) => {
    forest.roots[i] = from;
    for (let at = from; at < from + size; at += 1) {
      forest.features[at] = nodes[at * 4] ?? -1;
      forest.thresholds[at] = nodes[at * 4 + 1] ?? 0;
      forest.left[at] = from + (nodes[at * 4 + 2] ?? 0);
      forest.right[at] = from + (nodes[at * 4 + 3] ?? 0);
    }
    from += size;
  });
  return forest;
}

/** The leaf that the row ends in, from the root of a tree on. */
function leafOf({ features, thresholds, left, right }: Forest, root: number, row: Float32Array): number {
  let at = root;
  for (;;) {
    const feature = features[at] ?? -1;
    if (feature < 0) return at;
    at = (row[feature] ?? 0) <= (thresholds[at] ?? 0) ? (left[at] ?? 0) : (right[at] ?? 0);
  }
}

/** Raw sums, one an output. Features are compared as 32-bit floats, as they were when the trees were grown. */
export function rawScores(forest: Forest, values: readonly number[]): number[] {
  const { roots, outputs, thresholds } = forest;
  const row = Float32Array.from(values);
  const sums = [...forest.start];
  for (let tree = 0; tree < roots.length; tree += 1) {
    const output = outputs[tree] ?? 0;
    sums[output] = (sums[output] ?? 0) + (thresholds[leafOf(forest, roots[tree] ?? 0, row)] ?? 0);
  }
  return sums;
}

export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((s) => Math.exp(s - top));
  const total = powers.reduce((sum, p) => sum + p, 0);
  return powers.map((p) => p / total);
}

const opened = new Map<PackedForest, Forest>();

/** The forest unpacked, once. */
export function forestOf(packed: PackedForest): Forest {
  const known = opened.get(packed) ?? openForest(packed);
  opened.set(packed, known);
  return known;
}
