import { beforeAll, describe, expect, it } from "vitest";
import { goodPassword, makeAccount } from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { SESSION_BINDING: "on", APP_ORIGIN: "https://adjudge.example" } });
});

const open = async (email: string) => {
  const { body, headers } = await app.anonymous.post("/login/", { username: email, password: goodPassword });
  const setCookie = String(headers["set-cookie"]);
  return { call: app.as(body.accountInfo.token.access), setCookie, cookie: setCookie.split(";")[0] ?? "" };
};
const status = async (call: TestApp["anonymous"], cookie?: string) =>
  (await call.get("/users/current/", cookie === undefined ? {} : { cookie })).status;

describe("a session bound to its browser (SESSION_BINDING)", () => {
  it("works only together with the cookie that the log-in set", async () => {
    const { email } = await makeAccount(app);
    const [first, second] = [await open(email), await open(email)];
    expect(first.setCookie).toMatch(
      /^__Host-bind=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(await status(first.call, first.cookie)).toBe(200);
    expect(await status(first.call, `other=1; ${first.cookie}; access_token=x`)).toBe(200);
    expect(await status(first.call)).toBe(401);
    expect(await status(first.call, second.cookie)).toBe(401);
    expect(await status(first.call, "__Host-bind=")).toBe(401);
    expect(await status(app.anonymous, first.cookie)).toBe(401);
  });

  it("is not opened by a token that was given out unbound", async () => {
    const { email, id } = await makeAccount(app);
    const { call, cookie } = await open(email);
    await app.db.updateTable("sessions").set({ binding_sha256: null }).where("user_id", "=", id).execute();
    expect(await status(call, cookie)).toBe(401);
  });

  it("loses its cookie at log-out", async () => {
    const { email } = await makeAccount(app);
    const { call, cookie } = await open(email);
    const { status: ended, headers } = await call.post("/logout/", undefined, { cookie });
    expect([ended, headers["clear-site-data"]]).toEqual([204, '"cache", "storage"']);
    expect(String(headers["set-cookie"])).toMatch(/^__Host-bind=; Path=\/; Max-Age=0;/);
    expect(await status(call, cookie)).toBe(401);
  });

  it("is off unless asked for: the header is enough", async () => {
    const plain = await buildTestApp();
    const { email } = await makeAccount(plain);
    const { body, headers } = await plain.anonymous.post("/login/", { username: email, password: goodPassword });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await status(plain.as(body.accountInfo.token.access))).toBe(200);
  });
});
