/** Clutter under which each tenth of 388 labelled ads lies. */
const TENTHS = [32, 41, 46, 50, 53, 57, 61, 65, 72] as const;

/** Clutter as a place among ads: a number of our own means nothing to a reader. */
export function busyness(clutter: number): string {
  const calmer = TENTHS.filter((tenth) => clutter >= tenth).length;
  return calmer >= TENTHS.length / 2
    ? `Edges, colours and lines of text make it busier than about ${calmer} of 10 ads.`
    : `Edges, colours and lines of text leave it calmer than about ${Math.min(9, 10 - calmer)} of 10 ads.`;
}
