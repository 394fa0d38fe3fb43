import { beforeAll, describe, expect, it } from "vitest";
import { logIn, makeAccount, makeLoggedIn } from "../../test/accounts.ts";
import { makeUser } from "../../test/factories.ts";
import { buildTestApp, type TestApp } from "../../test/test-app.ts";
import { AppError } from "../platform/app-error.ts";
import { findBrokenAudit } from "../platform/audit/audit-log.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const trailOf = (stream: string) =>
  app.db
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("stream", "=", stream)
    .where("action", "in", ["access.refused", "limit.reached"])
    .orderBy("id")
    .execute();

describe("what is refused leaves a trace", () => {
  it("for foreign things and missing rights, once a minute for each call", async () => {
    const victim = await makeUser(app);
    const user = await makeUser(app);
    for (let index = 0; index < 3; index++) await user.call.patch(`/users/${victim.id}/`, { first_name: "Mallory" });
    await user.call.post("/invitations/", { emails: ["a@example.test"] });
    await user.call.get("/images/00000000-0000-4000-8000-000000000000");
    expect(await trailOf(user.id)).toEqual([
      { action: "access.refused", detail: { call: "updateUser", code: "not_found" } },
      { action: "access.refused", detail: { call: "sendInvitations", code: "subscription_required" } },
      { action: "access.refused", detail: { call: "getImage", code: "not_found" } },
    ]);
    expect(await findBrokenAudit(app.db, user.id)).toEqual([]);
    expect(await trailOf(victim.id)).toEqual([]);
  });

  it("for limits, of a user and of a visitor", async () => {
    const { call, id } = await makeLoggedIn(app);
    const change = { old_password: "wrong", new_password: "another 7", confirm_new_password: "another 7" };
    for (let index = 0; index < 7; index++) await call.post("/change-password/", change);
    expect(await trailOf(id)).toEqual([
      { action: "limit.reached", detail: { call: "changePassword", code: "rate_limited" } },
    ]);
    const { email } = await makeAccount(app);
    for (let index = 0; index < 7; index++) await logIn(app, email, "wrong password");
    expect(await trailOf("system")).toEqual([
      { action: "limit.reached", detail: { call: "login", code: "rate_limited" } },
    ]);
  });

  it("and so do fields that are nobody's to set (N33)", async () => {
    const { call, id } = await makeUser(app);
    const odd = { is_staff: true, "x\u0000y": 1, ["z".repeat(99)]: 2 };
    expect((await call.patch(`/users/${id}/`, odd)).status).toBe(200);
    const rows = await app.db.selectFrom("audit_log").select(["action", "detail"]).where("stream", "=", id).execute();
    expect(rows).toEqual([
      { action: "profile.fields-ignored", detail: { fields: ["is_staff", "(unreadable)", "(unreadable)"] } },
    ]);
  });

  it("and is told to the operator, and fails a test, where the call does not declare its code", async () => {
    const own = await buildTestApp();
    own.services.plans.list = () => Promise.reject(new AppError("storage_full", "Plans store nothing."));
    const origin = await own.server.listen({ port: 0, host: "127.0.0.1" });
    const response = await fetch(`${origin}/api/subscription-plans`);
    expect([response.status, own.undeclared.splice(0)]).toEqual([503, ["listPlans: storage_full"]]);
    await expect(own.anonymous.get("/subscription-plans")).rejects.toThrow("listPlans: storage_full");
    own.undeclared.splice(0);
  });
});
