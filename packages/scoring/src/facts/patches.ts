export interface Patches {
  /** Which patch a pixel belongs to. */
  of: Int32Array;
  count: number;
  /** 1 for a patch that reaches the rim of the picture. */
  isOpen: Uint8Array;
}

/** Pixels of one kind that touch each other side by side. */
export function patchesOf(width: number, height: number, kind: Uint8Array): Patches {
  const n = width * height;
  const of = new Int32Array(n).fill(-1);
  const isOpen = new Uint8Array(n);
  const stack = new Int32Array(n);
  let [count, depth] = [0, 0];
  const visit = (j: number, own: number | undefined): void => {
    if (of[j] !== -1 || kind[j] !== own) return;
    of[j] = count;
    stack[depth] = j;
    depth += 1;
  };
  for (let start = 0; start < n; start += 1) {
    if (of[start] !== -1) continue;
    const own = kind[start];
    visit(start, own);
    while (depth > 0) {
      depth -= 1;
      const i = stack[depth] ?? 0;
      const x = i % width;
      if (x === 0 || x === width - 1 || i < width || i >= n - width) isOpen[count] = 1;
      if (x > 0) visit(i - 1, own);
      if (x < width - 1) visit(i + 1, own);
      if (i >= width) visit(i - width, own);
      if (i < n - width) visit(i + width, own);
    }
    count += 1;
  }
  return { of, count, isOpen };
}
