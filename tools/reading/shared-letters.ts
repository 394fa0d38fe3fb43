/** Length of the longest run of letters, gaps allowed, that two texts share in order. */
export const sharedLetters = (one: string, other: string): number => {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const letter of one.split("")) {
    const next = [0];
    for (let i = 0; i < other.length; i += 1)
      next.push(other[i] === letter ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
};
