import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { goodPassword, makeLoggedIn } from "../../../test/accounts.ts";
import { createBillingKit, type BillingKit } from "../../../test/billing-kit.ts";
import { subscribe } from "../../../test/paid.ts";
import type { Answer } from "../../../test/test-caller.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { erasedAccount } from "../../platform/db/failure.ts";

let app: TestApp;
let kit: BillingKit;
beforeAll(async () => {
  app = await buildTestApp();
  kit = createBillingKit(app);
});

type Person = Awaited<ReturnType<typeof makeLoggedIn>>;

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    app.db,
  );
  return rows[0]?.n ?? 0;
};

/** The answer to a call that has looked at the account, and goes on when that is erased. */
async function whileErased(
  user: { id: string },
  call: () => Promise<Answer>,
  { isBilling = false } = {},
): Promise<Answer> {
  const { answer } = await app.db.transaction().execute(async (tx) => {
    if (isBilling) await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${user.id}`}, 0))`.execute(tx);
    else await tx.deleteFrom("users").where("id", "=", user.id).execute();
    const asked = call();
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    if (isBilling) await tx.deleteFrom("users").where("id", "=", user.id).execute();
    return { answer: asked };
  });
  return answer;
}

const gone = [401, "token_invalid"];
const toGoogle = { redirect_uri: "http://localhost:3000/auth/google", password: goodPassword };
const plan = async () => ({ subscription: { plan_id: await kit.planId("Growth") } });

describe("a call in flight while its account is erased", { timeout: 120_000 }, () => {
  it.each<[string, (user: Person) => Promise<Answer>]>([
    ["a category", ({ call }) => call.post("/categories/", { category: "x" })],
    ["one under a key", ({ call }) => call.post("/categories/", { category: "x" }, { "idempotency-key": "k" })],
    ["invitations", ({ call }) => call.post("/invitations/", { emails: ["a@b.example"] })],
    ["connecting a provider", ({ call }) => call.post("/identities/google/start/", toGoogle)],
    ["an export", ({ id, call }) => call.post(`/users/${id}/export/`, { password: goodPassword })],
    ["paying", async ({ call }) => call.post("/subscription/pay/", await plan())],
    ["setting up a card", ({ call }) => call.post("/payment-method/setup/")],
  ])("%s: the session has ended", async (name, call) => {
    const user = await makeLoggedIn(app);
    if (name === "invitations") await subscribe(app, user.id, { teamMembers: 3 });
    const { status, body } = await whileErased(user, () => call(user));
    expect([status, body.code]).toEqual(gone);
  });

  it.each<[string, (user: Person) => Promise<Answer>]>([
    ["paying", async ({ call }) => call.post("/subscription/pay/", await plan())],
    ["setting up a card", ({ call }) => call.post("/payment-method/setup/")],
    ["a card", ({ call }) => call.post("/payment-method/", { payment_method_id: "pm_x", name: "Card" })],
  ])("%s, before the payer was looked up: the session has ended", async (_name, call) => {
    const user = await makeLoggedIn(app);
    const { status, body } = await whileErased(user, () => call(user), { isBilling: true });
    expect([status, body.code]).toEqual(gone);
  });

  it("a log-in: wrong credentials, as a moment later", async () => {
    const user = await makeLoggedIn(app);
    const logIn = () => app.anonymous.post("/login/", { username: user.email, password: goodPassword });
    const { status, body } = await whileErased(user, logIn);
    expect([status, body]).toEqual([401, (await logIn()).body]);
  });

  it("a change of plan: the session has ended", async () => {
    const user = await makeLoggedIn(app);
    await kit.buy({ ...user, call: user.call });
    const { status, body } = await whileErased(user, () => user.call.post("/subscription/cancel/"));
    expect([status, body.code]).toEqual(gone);
  });

  it("the customer that was just made at the provider goes too", async () => {
    const user = await makeLoggedIn(app);
    const made = vi.spyOn(kit.stripe.customers, "create");
    await whileErased(user, () => user.call.post("/payment-method/setup/"));
    const customer = await made.mock.results[0]?.value;
    made.mockRestore();
    expect(await kit.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });
});

it("a plan that the provider ended between our look and the change is no plan, not our error", async () => {
  const user = await makeLoggedIn(app);
  await kit.buy(user);
  const { subscriptions } = kit.stripe;
  const update = subscriptions.update.bind(subscriptions);
  const spied = vi.spyOn(subscriptions, "update").mockImplementation(async (id, ...rest) => {
    await subscriptions.cancel(id);
    return update(id, ...rest);
  });
  const { status, body } = await user.call.post("/subscription/cancel/");
  spied.mockRestore();
  expect([status, body.code]).toEqual([403, "subscription_required"]);
});

it("knows every column that refers to an account", async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.conname as name, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(app.db);
  expect(rows.length).toBeGreaterThan(15);
  for (const { name, column } of rows) {
    const error = Object.assign(new Error("violates"), { code: "23503", constraint: name });
    // A member uses the pool of the plan's owner: the member's own session goes on.
    const isOfPlan = column === "plan_owner_id" || /^usage_.+_owner_id/.test(name);
    expect([name, erasedAccount(error)]).toEqual([name, isOfPlan ? "other" : "own"]);
  }
  const { rows: others } = await sql<{ name: string }>`
    select conname as name from pg_constraint where contype = 'f' and confrelid <> 'users'::regclass`.execute(app.db);
  for (const { name } of others)
    expect([name, erasedAccount(Object.assign(new Error("violates"), { code: "23503", constraint: name }))]).toEqual([
      name,
      null,
    ]);
});
