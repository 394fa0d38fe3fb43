/** How long one waits for one's turn, and what is thrown then; without it, as long as it takes. */
export type Patience = { waitMs: number; tooLong: () => Error };

/** Work under one key runs one after the other; different keys do not wait for each other. */
export function createKeyedQueue(patience?: Patience) {
  const last = new Map<string, Promise<void>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const { promise, ended } = takeTurn(before, work, patience);
    last.set(key, ended);
    void ended.then(() => last.get(key) === ended && last.delete(key));
    return promise;
  };
}

/** `ended`: when the next one may begin, which is not before this one's turn has come and gone. */
function takeTurn<T>(
  before: Promise<void>,
  work: () => Promise<T>,
  patience: Patience | undefined,
): { promise: Promise<T>; ended: Promise<void> } {
  let hasLeft = false;
  let timer: NodeJS.Timeout | undefined;
  const leaving = new Promise<never>((_done, fail) => {
    if (!patience) return;
    timer = setTimeout(() => {
      hasLeft = true;
      fail(patience.tooLong());
    }, patience.waitMs);
  });
  const working = before.then(() => {
    clearTimeout(timer);
    return hasLeft ? leaving : work();
  });
  const over = (): void => undefined;
  return { promise: Promise.race([working, leaving]), ended: working.then(over, over) };
}
