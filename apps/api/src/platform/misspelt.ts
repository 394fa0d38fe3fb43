/** How many letters have to be changed, added, left out or swapped with their neighbour to make one word of the other. */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_value, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const costs = [
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      if (isSwapped) costs.push((rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...costs));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** The one name that was probably meant, if any: two slips at most, one in a short word. */
export function meantName(given: string, names: readonly string[]): string | undefined {
  const isSamePart = (name: string): boolean => given.startsWith(`${name}_`) || name.startsWith(`${given}_`);
  const close = names
    .map((name) => ({ name, slips: distance(given.toUpperCase(), name) }))
    .filter(({ name, slips }) => slips <= (name.length < 8 ? 1 : 2) && !isSamePart(name))
    .toSorted((one, other) => one.slips - other.slips);
  return close[0]?.name;
}
