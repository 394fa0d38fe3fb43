/** Lets so many run at once; the others wait in order, but not longer than told. */
export function createSlots({ count, waitMs, tooLong }: { count: number; waitMs: number; tooLong: () => Error }) {
  let free = count;
  const waiting: (() => void)[] = [];

  const take = (): Promise<void> =>
    new Promise((done, fail) => {
      const enter = (): void => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        fail(tooLong());
      }, waitMs);
      waiting.push(enter);
    });

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await take();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
