/**
 * One run for all who ask for the same thing before it starts. Who asks while one is under way gets the next one: that begins
 * after they asked, so it sees whatever made them ask.
 */
export function createSharedRuns(): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const current = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<unknown>>();
  const start = <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const running = run().finally(() => {
      if (current.get(key) === running) current.delete(key);
    });
    current.set(key, running);
    return running;
  };
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const under = current.get(key);
    if (!under) return start(key, run);
    const waiting = next.get(key);
    if (waiting) return waiting as Promise<T>;
    const after = under
      .catch(() => undefined)
      .then(() => {
        next.delete(key);
        return start(key, run);
      });
    next.set(key, after);
    return after;
  };
}
