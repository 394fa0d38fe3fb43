import { beforeAll, describe, expect, it } from "vitest";
import { type BillingKit, cards, createBillingKit, intentOf } from "../../../test/billing-kit.ts";
import type { TestUser } from "../../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let kit: BillingKit;
beforeAll(async () => {
  app = await buildTestApp();
  kit = createBillingKit(app);
});

const forgetLimits = () => app.db.deleteFrom("rate_limit_counters").execute();

async function subscriptionsOf(user: TestUser) {
  const { data } = await kit.stripe.subscriptions.list({ customer: await kit.customerOf(user), status: "all" });
  return data;
}

const isLive = ({ status }: { status: string }): boolean => ["active", "trialing", "past_due"].includes(status);

describe("at once", { timeout: 240_000 }, () => {
  it.each([2, 10, 20])("B08: %i clicks on Pay are one attempt, one customer, one subscription", async (count) => {
    const user = await kit.newUser();
    const answers = await Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await kit.pay(user);
        // Beyond ten an hour they are too many; the limit is another test's.
        if (answer.status === 429) await forgetLimits();
        return answer;
      }),
    );
    const started = answers.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThan(1);
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(new Set(started.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(await subscriptionsOf(user)).toHaveLength(1);
    const { data } = await kit.stripe.customers.list({ email: user.email });
    expect(data).toHaveLength(1);
  });

  it("B09: two tabs with two plans, confirmed together, leave one live subscription and one charge", async () => {
    const user = await kit.newUser();
    const tabs = await Promise.all([kit.pay(user, "Starter"), kit.pay(user, "Agency")]);
    const secrets = tabs.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret as string);
    const outcomes = await Promise.all(secrets.map((secret) => kit.confirm(secret, cards.good)));
    expect(outcomes.filter(({ status }) => status === "succeeded")).toHaveLength(1);
    await Promise.all(secrets.map((secret) => kit.verify(user, secret)));
    expect((await subscriptionsOf(user)).filter(isLive)).toHaveLength(1);
    expect((await kit.state(user)).is_active).toBe(true);
    const { body } = await user.call.get("/invoices/");
    expect(body.invoices.filter(({ status }: { status: string }) => status === "paid")).toHaveLength(1);
  });

  it("B09: paying in one tab while another chooses a plan never makes two", async () => {
    for (let round = 0; round < 3; round += 1) {
      const user = await kit.newUser();
      const first = (await kit.pay(user, "Starter")).body.clientSecret as string;
      const [paid, other] = await Promise.all([kit.confirm(first, cards.good), kit.pay(user, "Agency")]);
      const second = other.status === 200 ? await kit.confirm(other.body.clientSecret, cards.good) : null;
      await kit.verify(user, first);
      const succeeded = [paid, second].filter((outcome) => outcome?.status === "succeeded");
      expect(succeeded).toHaveLength(1);
      expect((await subscriptionsOf(user)).filter(isLive)).toHaveLength(1);
      expect((await kit.state(user)).is_active).toBe(true);
    }
  });

  it("B09: a payment on its way is neither taken back by another plan nor started again, until it is known", async () => {
    await kit.control("POST", "settlement", { mode: "delayed" });
    for (const outcome of ["succeeded", "failed"]) {
      const user = await kit.newUser();
      const secret = (await kit.pay(user)).body.clientSecret as string;
      expect((await kit.confirm(secret, cards.good)).status).toBe("processing");
      for (const plan of ["Agency", "Growth"]) {
        const { status, body } = await kit.pay(user, plan);
        expect([status, body.code]).toEqual([409, "payment_in_progress"]);
      }
      expect((await kit.verify(user, secret)).status).toBe(202);
      await kit.control("POST", `payment_intents/${intentOf(secret)}/settle`, { outcome });
      const { status, body } = await kit.verify(user, secret);
      if (outcome === "succeeded") expect([status, body.is_active]).toEqual([200, true]);
      else expect([status, (await kit.pay(user, "Agency")).status]).toEqual([402, 200]);
    }
    await kit.control("POST", "settlement", { mode: "instant" });
  });

  it("B20: an upgrade whose payment is on its way is not replaced by another one", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    await kit.control("POST", "settlement", { mode: "delayed" });
    const change = async (plan: string) => user.call.post("/subscription/change/", { plan_id: await kit.planId(plan) });
    const { body } = await change("Growth");
    const refused = await change("Agency");
    expect([refused.status, refused.body.code]).toEqual([409, "payment_in_progress"]);
    await kit.control("POST", `payment_intents/${intentOf(body.clientSecret)}/settle`, { outcome: "succeeded" });
    await kit.control("POST", "settlement", { mode: "instant" });
    expect((await kit.verify(user, body.clientSecret)).status).toBe(200);
    expect((await kit.state(user)).plan.name).toBe("Growth");
    expect((await change("Agency")).body.applied).toBe(true);
  });

  it("B12: the event before the answer, the answer before the event, and both at once", async () => {
    const [early, late, both] = [await kit.newUser(), await kit.newUser(), await kit.newUser()];
    const start = async (user: TestUser) => {
      const { body } = await kit.pay(user);
      await kit.confirm(body.clientSecret, cards.good);
      return body.clientSecret as string;
    };
    const secret = await start(early);
    await kit.deliver(early);
    expect((await kit.state(early)).is_active).toBe(true);
    expect((await kit.verify(early, secret)).body.is_active).toBe(true);
    expect((await kit.verify(late, await start(late))).body.is_active).toBe(true);
    await kit.deliver(late);
    const third = await start(both);
    await Promise.all([
      kit.deliver(both),
      kit.verify(both, third),
      both.call.get(`/success/${await kit.planId("Growth")}`),
    ]);
    for (const user of [early, late, both]) {
      expect((await kit.state(user)).subscriptions).toMatchObject([{ status: "active" }]);
      const receipts = (await app.mailsTo(user.email)).filter(({ subject }) => subject.startsWith("Receipt"));
      expect(receipts).toHaveLength(1);
    }
  });

  it("many payers do not take each other's connections", async () => {
    const users = await Promise.all(Array.from({ length: 14 }, () => kit.newUser()));
    const statuses = (await Promise.all(users.map((user) => kit.pay(user)))).map(({ status }) => status);
    expect(statuses).toEqual(users.map(() => 200));
  });

  it("two upgrades are charged once", async () => {
    const user = await kit.newUser();
    await kit.buy(user, { plan: "Starter" });
    const plan_id = await kit.planId("Agency");
    const { body: shown } = await user.call.post("/subscription/change/", { plan_id, preview: true });
    const wanted = { plan_id, effective_date: shown.effective_date };
    const answers = await Promise.all([1, 2, 3].map(() => user.call.post("/subscription/change/", wanted)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const { body } = await user.call.get("/invoices/");
    expect(body.invoices.map(({ amount }: { amount: number }) => amount)).toEqual([shown.amount_due, 20]);
  });
});

describe("limits", { timeout: 240_000 }, () => {
  it("B30: the eleventh start of an hour is refused without asking the provider", async () => {
    const user = await kit.newUser();
    const intents = new Set<string>();
    for (let count = 0; count < 10; count += 1) intents.add(intentOf((await kit.pay(user)).body.clientSecret));
    expect(intents.size).toBe(1);
    await kit.control("POST", "faults", { kind: "error_before", times: 1 });
    const refused = await kit.pay(user);
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // The fault that waited for any call is still there: none was made.
    expect((await kit.control("GET", "faults")).faults).toHaveLength(1);
    await kit.control("DELETE", "faults");
  });

  it("B29: all members of a team lose the plan with its owner, at the next request, and keep reading", async () => {
    const owner = await kit.newUser();
    await kit.buy(owner, { plan: "Growth" });
    const members = await Promise.all([1, 2, 3].map(() => kit.newUser()));
    const invited = await owner.call.post("/invitations/", { emails: members.map(({ email }) => email) });
    expect(invited.status).toBe(201);
    const { body } = await owner.call.get("/invitations/list/");
    for (const member of members) {
      const { token } = body.team_members.find(({ email }: { email: string }) => email === member.email);
      const joined = await member.call.post("/invitations/manage/?operation=accept", { invite_token: token });
      expect(joined.status).toBe(200);
      expect(await kit.state(member)).toMatchObject({ is_active: true, team_member: true, plan: { name: "Growth" } });
    }
    const changed = await owner.call.post("/subscription/change/", { plan_id: await kit.planId("Agency") });
    expect(changed.body.applied).toBe(true);
    for (const member of members) expect((await kit.state(member)).usage.uploads.limit).toBe(500);
    const [live] = await subscriptionsOf(owner);
    await kit.stripe.subscriptions.cancel(live?.id ?? "");
    await kit.sync();
    const image = { fileName: "ad.png", contentType: "image/png", bytes: new Uint8Array([1, 2, 3]) };
    for (const member of members) {
      expect(await kit.state(member)).toMatchObject({ is_active: false, team_member: false, plan: null });
      const upload = await member.call.form("POST", "/images/", [["image", image]]);
      expect([upload.status, upload.body.code]).toEqual([403, "subscription_required"]);
      expect((await member.call.get("/images/list/")).status).toBe(200);
      expect((await member.call.get("/image-comparisons/list/")).status).toBe(200);
    }
  });
});
