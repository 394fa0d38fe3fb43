import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { randomIds } from "../ids.ts";
import { claimKey, holdKey, type IdempotentCall } from "./idempotency-store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

async function makeAccount(): Promise<string> {
  const email = `${randomIds.uuid()}@example.test`;
  const values = { email, email_folded: email };
  return (await database.db.insertInto("users").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

describe("an idempotency key whose call is running", () => {
  const newCall = async () => ({
    userId: await makeAccount(),
    endpoint: "uploadImage",
    key: "k",
    requestSha256: Buffer.from("a"),
  });
  const isClaimed = (call: IdempotentCall): Promise<boolean> =>
    claimKey(database.db, call).then(
      () => true,
      () => false,
    );

  it("is free again seconds after its process was killed", async () => {
    const call = await newCall();
    await claimKey(database.db, call, 1);
    expect(await isClaimed(call)).toBe(false);
    await expect.poll(() => isClaimed(call), { timeout: 30_000 }).toBe(true);
  });

  it("is nobody else's for as long as its process says so", async () => {
    const call = await newCall();
    await claimKey(database.db, call, 1);
    const held = holdKey(database.db, call, 1);
    const isLong = async () =>
      (
        await database.pool.query<{ is_long: boolean }>(
          "select now() > created_at + interval '3 seconds' as is_long from idempotency_keys where user_id = $1",
          [call.userId],
        )
      ).rows[0]?.is_long;
    await expect.poll(isLong, { timeout: 30_000 }).toBe(true);
    expect(await isClaimed(call)).toBe(false);
    held.stop();
    await expect.poll(() => isClaimed(call), { timeout: 30_000 }).toBe(true);
  });

  it("keeps to the two minutes of an earlier release that says nothing", async () => {
    const call = await newCall();
    await claimKey(database.db, call);
    const age = (interval: string) =>
      database.pool.query(
        "update idempotency_keys set alive_until = null, created_at = now() - $2::interval where user_id = $1",
        [call.userId, interval],
      );
    await age("100 seconds");
    expect(await isClaimed(call)).toBe(false);
    await age("121 seconds");
    expect(await isClaimed(call)).toBe(true);
  });
});
