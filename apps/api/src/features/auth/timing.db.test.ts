import { describe, expect, it } from "vitest";
import { logIn, newEmail } from "../../../test/accounts.ts";
import { makeUser } from "../../../test/factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { createPasswordHasher } from "./service.ts";

const tries = 20;

// The time goes into hashing; a second engine changes nothing about it.
describe.skipIf(process.env["TEST_DATABASE_URL"])("the time of a failed log-in", () => {
  it("tells nothing about whether the address is known", async () => {
    const hasher = createPasswordHasher();
    const app = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "100000" }, hasher });
    const password_hash = await hasher.hash("the right password");
    const accounts: string[] = [];
    for (let index = 0; index < 5; index++) accounts.push((await makeUser(app, { password_hash })).email);
    // Work done by this process and not time on the clock, which measures what else the machine has to do.
    const measure = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      const { status } = await logIn(app, email, "wrong password");
      const { user, system } = process.cpuUsage(before);
      expect(status).toBe(401);
      return (user + system) / 1000;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await measure(newEmail());
    // Alternating, so that warming up counts for both alike. Four failures of one account pause nothing.
    for (let index = 0; index < tries; index++) {
      const email = accounts[index % accounts.length] ?? "";
      const order = index % 2 === 0;
      if (order) known.push(await measure(email));
      unknown.push(await measure(newEmail()));
      if (!order) known.push(await measure(email));
    }
    // The least of each: whatever else shares the processor's caches only ever adds (medians were apart by .71 on a busy machine).
    // Without a hash to compare with it would be a twentieth.
    expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.8);
    expect(Math.min(...unknown) / Math.min(...known)).toBeLessThan(1.25);
  });
});
