import { describe, expect, it } from "vitest";
import type { Job } from "./pool-job.ts";
import { createPoolQueue, type PoolQueue } from "./pool-queue.ts";

let id = 0;
const job = (owner: string | null): Job => ({
  message: { id: ++id, kind: "analyse", bytes: new Uint8Array() },
  owner,
  attempts: 0,
  addedAt: 0,
  startedAt: 0,
  resolve: () => undefined,
  reject: () => undefined,
});

const order = (queue: PoolQueue): (string | null | undefined)[] => {
  const owners = [];
  for (let next = queue.next([]); next !== undefined; next = queue.next([])) owners.push(next.owner);
  return owners;
};

describe("the queue of the pool (N83)", () => {
  it("somebody with many pictures waits for themselves, not the others for them", () => {
    const queue = createPoolQueue({ workers: 1 });
    for (const owner of ["greedy", "greedy", "greedy", "greedy", "ada", "bo", "ada"]) queue.add(job(owner));
    expect(order(queue)).toEqual(["greedy", "ada", "bo", "greedy", "ada", "greedy", "greedy"]);
  });

  it("whoever has no picture under way comes first", () => {
    const queue = createPoolQueue({ workers: 2 });
    queue.add(job("greedy"));
    queue.add(job("ada"));
    expect(queue.next([job("greedy")])?.owner).toBe("ada");
    expect(queue.next([job("greedy"), job("ada")])?.owner).toBe("greedy");
  });

  it("jobs of nobody in particular keep their order", () => {
    const queue = createPoolQueue({ workers: 1 });
    const jobs = [job(null), job(null), job(null)];
    for (const one of jobs) queue.add(one);
    expect([queue.next([]), queue.next([]), queue.next([])]).toEqual(jobs);
  });

  it("an owner of slow pictures has one worker at a time for ten minutes", () => {
    let now = 1_000_000;
    const queue = createPoolQueue({ workers: 2, now: () => now });
    const slow = job("greedy");
    queue.note(slow, 15_000);
    queue.add(job("greedy"));
    expect(queue.next([slow])).toBeUndefined();
    queue.add(job("ada"));
    expect(queue.next([slow])?.owner).toBe("ada");
    expect(queue.next([])?.owner).toBe("greedy");
    queue.add(job("greedy"));
    now += 600_001;
    expect(queue.next([slow])?.owner).toBe("greedy");
  });

  it("with a single worker nobody is held back for ever", () => {
    const queue = createPoolQueue({ workers: 1 });
    queue.note(job("greedy"), 15_000);
    queue.add(job("greedy"));
    expect(queue.next([])?.owner).toBe("greedy");
  });
});
