/** Letters to change, add or leave out to turn one word into the other (Levenshtein 1966). */
export function lettersApart(a: string, b: string): number {
  const row = new Uint32Array(b.length + 1);
  for (let j = 1; j <= b.length; j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    let before = i - 1;
    let left = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0;
      const swapped = letter === b.charCodeAt(j - 1) ? before : before + 1;
      left = Math.min(swapped, above + 1, left + 1);
      row[j] = left;
      before = above;
    }
  }
  return row[b.length] ?? 0;
}
