import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { logIn, newEmail } from "../../../test/accounts.ts";
import { makeUser } from "../../../test/factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { createPasswordHasher } from "./service.ts";

const tries = 200;

// The time goes into hashing; a second engine changes nothing about it.
describe.skipIf(process.env["TEST_DATABASE_URL"])("the time of a failed log-in", () => {
  it("tells nothing about whether the address is known", { timeout: 300_000, retry: 1 }, async () => {
    const hasher = createPasswordHasher();
    const app = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "100000" }, hasher });
    const password_hash = await hasher.hash("the right password");
    const accounts: string[] = [];
    for (let index = 0; index < 50; index++) accounts.push((await makeUser(app, { password_hash })).email);
    const measure = async (email: string): Promise<number> => {
      const start = performance.now();
      const { status } = await logIn(app, email, "wrong password");
      const elapsed = performance.now() - start;
      expect(status).toBe(401);
      return elapsed;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await measure(newEmail());
    // In turns, so that whatever else the machine does hits both alike. Four failures of one account pause nothing.
    for (let index = 0; index < tries; index++) {
      const email = accounts[index % accounts.length] ?? "";
      const order = index % 2 === 0;
      if (order) known.push(await measure(email));
      unknown.push(await measure(newEmail()));
      if (!order) known.push(await measure(email));
    }
    const gapMs = Math.abs(median(known) - median(unknown));
    expect(gapMs < 5 || gapMs < 0.1 * median(unknown)).toBe(true);
  });
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
