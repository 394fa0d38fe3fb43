import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { appendAudit, findBrokenAudit } from "./audit/audit-log.ts";
import { sweepExpired } from "./background.ts";
import { inTransaction } from "./db/transaction.ts";
import { claimKey, releaseKey, storeAnswer } from "./idempotency/idempotency-store.ts";
import { randomIds } from "./ids.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit/rate-limiter.ts";
import { createSecrets } from "./secrets.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

const limiter = (ipFactor = 1): RateLimiter =>
  createRateLimiter({ db: database.db, secrets: createSecrets("s".repeat(32)), ipFactor });

describe("rate limits", () => {
  it("let exactly the limit through when attempts come at once", async () => {
    const account = `${randomIds.uuid()}@example.test`;
    const hits = await Promise.all(
      Array.from({ length: 30 }, () => limiter().hit({ action: "login", account }, { limit: 5, windowSeconds: 300 })),
    );
    expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  });

  it("count an account in any spelling, and say how long to wait", async () => {
    const id = randomIds.uuid();
    const rule = { limit: 1, windowSeconds: 60 };
    await limiter().enforce({ action: "otp", account: `${id}@Example.test` }, rule);
    await expect(
      limiter().enforce({ action: "otp", account: ` ${id.toUpperCase()}@example.TEST` }, rule),
    ).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: expect.any(Number) });
    const { retryAfterSeconds } = await limiter().peek({ action: "otp", account: `${id}@example.test` }, rule);
    expect(retryAfterSeconds).toBeGreaterThan(50);
  });

  it("count a whole IPv6 /64 as one address and multiply addresses by the factor", async () => {
    const rule = { limit: 2, windowSeconds: 60 };
    const action = randomIds.uuid();
    for (let index = 1; index <= 4; index++)
      expect((await limiter(2).hit({ action, ip: `2001:db8::${index}` }, rule)).isAllowed).toBe(true);
    expect((await limiter(2).hit({ action, ip: "2001:db8::ffff" }, rule)).isAllowed).toBe(false);
    expect((await limiter(2).hit({ action, ip: "2001:db9::1" }, rule)).isAllowed).toBe(true);
  });

  it("start again when the window has passed, and can be reset", async () => {
    const subject = { action: randomIds.uuid(), account: "a" };
    const rule = { limit: 1, windowSeconds: 60 };
    await limiter().hit(subject, rule);
    expect((await limiter().hit(subject, rule)).isAllowed).toBe(false);
    await database.db
      .updateTable("rate_limit_counters")
      .set({ window_ends_at: new Date(0) })
      .execute();
    expect((await limiter().hit(subject, rule)).isAllowed).toBe(true);
    await limiter().reset(subject, rule);
    expect((await limiter().hit(subject, rule)).isAllowed).toBe(true);
  });

  it("keep no address and no account readable in the database", async () => {
    await limiter().hit({ action: "login", account: "findme@example.test" }, { limit: 1, windowSeconds: 60 });
    const rows = await database.db.selectFrom("rate_limit_counters").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("findme");
  });
});

async function makeAccount(): Promise<string> {
  const email = `${randomIds.uuid()}@example.test`;
  const { id } = await database.db
    .insertInto("users")
    .values({ email, email_folded: email })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("idempotency keys", () => {
  it("run once, then answer what was stored", async () => {
    const call = {
      userId: await makeAccount(),
      endpoint: "createCategory",
      key: "k1",
      requestSha256: Buffer.from("a"),
    };
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claimKey(database.db, call)));
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const claim of claims)
      if (claim.status === "rejected") expect(claim.reason).toMatchObject({ code: "conflict" });
    await storeAnswer(database.db, call, { status: 201, body: { id: 1 } });
    expect(await claimKey(database.db, call)).toEqual({ status: 201, body: { id: 1 } });
  });

  it("refuse another request under the same key, but not of another user or call", async () => {
    const call = { userId: await makeAccount(), endpoint: "createCategory", key: "k", requestSha256: Buffer.from("a") };
    await claimKey(database.db, call);
    await expect(claimKey(database.db, { ...call, requestSha256: Buffer.from("b") })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    });
    expect(await claimKey(database.db, { ...call, userId: await makeAccount() })).toBeUndefined();
    expect(await claimKey(database.db, { ...call, endpoint: "uploadImage" })).toBeUndefined();
  });

  it("may be used again after a failure, after a crash and after a day", async () => {
    const call = { userId: await makeAccount(), endpoint: "createCategory", key: "k", requestSha256: Buffer.from("a") };
    await claimKey(database.db, call);
    await releaseKey(database.db, call);
    expect(await claimKey(database.db, call)).toBeUndefined();
    await database.pool.query(
      "update idempotency_keys set alive_until = now() - interval '1 second' where user_id = $1",
      [call.userId],
    );
    expect(await claimKey(database.db, call)).toBeUndefined();
    await storeAnswer(database.db, call, { status: 200, body: {} });
    await database.pool.query(
      "update idempotency_keys set created_at = now() - interval '25 hours' where user_id = $1",
      [call.userId],
    );
    expect(await claimKey(database.db, { ...call, requestSha256: Buffer.from("other") })).toBeUndefined();
  });
});

describe("audit trail", () => {
  it("shows when an entry was changed or removed", async () => {
    const userId = await makeAccount();
    const entries = ["session.created", "password.changed", "session.revoked"];
    for (const action of entries)
      await inTransaction(database.db, (tx) =>
        appendAudit(tx, { userId, action, detail: { b: 1, a: "x" }, ip: "203.0.113.1" }),
      );
    expect(await findBrokenAudit(database.db, userId)).toEqual([]);
    await database.pool.query(
      "update audit_log set detail = '{\"a\":\"y\"}' where stream = $1 and action = 'password.changed'",
      [userId],
    );
    expect(await findBrokenAudit(database.db, userId)).toHaveLength(1);
    await database.pool.query("delete from audit_log where stream = $1 and action = 'password.changed'", [userId]);
    expect(await findBrokenAudit(database.db, userId)).toHaveLength(1);
  });

  it("stays one chain when entries are written at once", async () => {
    const userId = await makeAccount();
    await Promise.all(
      Array.from({ length: 12 }, (_value, index) =>
        inTransaction(database.db, (tx) => appendAudit(tx, { userId, action: `a.${index}` })),
      ),
    );
    expect(await findBrokenAudit(database.db, userId)).toEqual([]);
    expect(await database.db.selectFrom("audit_log").select("id").where("stream", "=", userId).execute()).toHaveLength(
      12,
    );
  });
});

describe("housekeeping", () => {
  it("removes what has run out and keeps the rest", async () => {
    const subject = { action: "kept", account: randomIds.uuid() };
    await limiter().hit(subject, { limit: 5, windowSeconds: 600 });
    await limiter().hit({ action: "old", account: "x" }, { limit: 5, windowSeconds: 600 });
    const before = await limiter().peek(subject, { limit: 5, windowSeconds: 600 });
    await sweepExpired(database.db);
    expect(await limiter().peek(subject, { limit: 5, windowSeconds: 600 })).toMatchObject({ count: before.count });
    await database.db
      .updateTable("rate_limit_counters")
      .set({ window_ends_at: new Date(0) })
      .execute();
    await sweepExpired(database.db);
    expect(await database.db.selectFrom("rate_limit_counters").select("key").execute()).toEqual([]);
  });
});
