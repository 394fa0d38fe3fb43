import { expect, it } from "vitest";
import { createSharedRuns } from "./shared-runs.ts";

it("runs once for all who wait, never with who came after its start, and goes on after a failure", async () => {
  const share = createSharedRuns();
  const ends: (() => void)[] = [];
  let runs = 0;
  const run = (): Promise<number> => {
    const number = ++runs;
    return new Promise((done, fail) => ends.push(() => (number === 1 ? fail(new Error("first")) : done(number))));
  };
  const first = share("a", run);
  const later = [share("a", run), share("a", run), share("a", run)];
  const other = share("b", run);
  expect(runs).toBe(2);
  ends[0]?.();
  await expect(first).rejects.toThrow("first");
  await expect.poll(() => runs).toBe(3);
  const last = share("a", run);
  ends[2]?.();
  expect(await Promise.all(later)).toEqual([3, 3, 3]);
  await expect.poll(() => runs).toBe(4);
  ends[3]?.();
  ends[1]?.();
  expect([await last, await other]).toEqual([4, 2]);
});
