import { describe, expect, it } from "vitest";
import { createKeyedQueue } from "./keyed-queue.ts";

function openWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async (): Promise<string> => {
    started.push(name);
    await new Promise<void>((done) => ends.set(name, done));
    return name;
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

describe("work under one key", () => {
  it("runs one after the other, whatever becomes of the one before; other keys do not wait", async () => {
    const { started, work, end } = openWork();
    const queued = createKeyedQueue();
    const failing = queued("a", () => Promise.reject(new Error("no")));
    const all = [queued("a", work("first")), queued("a", work("second")), queued("b", work("other"))];
    await expect(failing).rejects.toThrow("no");
    await expect.poll(() => started.toSorted()).toEqual(["first", "other"]);
    end("first");
    await expect.poll(() => started).toContain("second");
    for (const name of ["second", "other"]) end(name);
    expect(await Promise.all(all)).toEqual(["first", "second", "other"]);
  });

  it("is given up by who waits too long, and still never runs beside the one that is under way", async () => {
    const { started, work, end } = openWork();
    const queued = createKeyedQueue({ waitMs: 20, tooLong: () => new Error("too long") });
    const slow = queued("a", work("slow"));
    await expect(queued("a", work("impatient"))).rejects.toThrow("too long");
    await expect(queued("a", work("after it"))).rejects.toThrow("too long");
    expect(started).toEqual(["slow"]);
    const next = queued("a", work("next"));
    end("slow");
    expect(await slow).toBe("slow");
    await expect.poll(() => started).toEqual(["slow", "next"]);
    end("next");
    expect(await next).toBe("next");
  });
});
