import { expect, it } from "vitest";
import { createSlots } from "./slots.ts";

it("runs so many at once, the others in order after them", async () => {
  const inSlot = createSlots({ count: 2, waitMs: 10_000, tooLong: () => new Error("too long") });
  const ends: (() => void)[] = [];
  const order: number[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    inSlot(() => {
      order.push(n);
      return new Promise<void>((done) => void ends.push(done));
    }),
  );
  expect(order).toEqual([0, 1]);
  ends[1]?.();
  await all[1];
  await expect.poll(() => order).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await expect.poll(() => order).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  await Promise.all(all);
});

it("gives up waiting, and the slot still passes on", async () => {
  const inSlot = createSlots({ count: 1, waitMs: 1, tooLong: () => new Error("too long") });
  let end = (): void => undefined;
  const first = inSlot(() => new Promise<void>((done) => (end = done)));
  await expect(inSlot(() => Promise.resolve())).rejects.toThrow("too long");
  end();
  await first;
  await expect(inSlot(() => Promise.resolve("in"))).resolves.toBe("in");
});
