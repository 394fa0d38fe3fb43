import { describe, expect, it } from "vitest";
import type { Job } from "./pool-job.ts";
import { createTurns, type Turns } from "./pool-turns.ts";

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

const order = (turns: Turns): (string | null | undefined)[] => {
  const owners = [];
  for (let next = turns.next([]); next !== undefined; next = turns.next([])) owners.push(next.owner);
  return owners;
};

describe("turns in the queue (N83)", () => {
  it("somebody with many pictures waits for themselves, not the others for them", () => {
    const turns = createTurns({ workers: 1 });
    for (const owner of ["greedy", "greedy", "greedy", "greedy", "ada", "bo", "ada"]) turns.add(job(owner));
    expect(order(turns)).toEqual(["greedy", "ada", "bo", "greedy", "ada", "greedy", "greedy"]);
  });

  it("whoever has no picture under way comes first", () => {
    const turns = createTurns({ workers: 2 });
    turns.add(job("greedy"));
    turns.add(job("ada"));
    expect(turns.next([job("greedy")])?.owner).toBe("ada");
    expect(turns.next([job("greedy"), job("ada")])?.owner).toBe("greedy");
  });

  it("jobs of nobody in particular keep their order", () => {
    const turns = createTurns({ workers: 1 });
    const jobs = [job(null), job(null), job(null)];
    for (const one of jobs) turns.add(one);
    expect([turns.next([]), turns.next([]), turns.next([])]).toEqual(jobs);
  });

  it("an owner of slow pictures has one worker at a time for ten minutes", () => {
    let now = 1_000_000;
    const turns = createTurns({ workers: 2, now: () => now });
    const slow = job("greedy");
    turns.note(slow, 15_000);
    turns.add(job("greedy"));
    expect(turns.next([slow])).toBeUndefined();
    turns.add(job("ada"));
    expect(turns.next([slow])?.owner).toBe("ada");
    expect(turns.next([])?.owner).toBe("greedy");
    turns.add(job("greedy"));
    now += 600_001;
    expect(turns.next([slow])?.owner).toBe("greedy");
  });

  it("with a single worker nobody is held back for ever", () => {
    const turns = createTurns({ workers: 1 });
    turns.note(job("greedy"), 15_000);
    turns.add(job("greedy"));
    expect(turns.next([])?.owner).toBe("greedy");
  });
});
