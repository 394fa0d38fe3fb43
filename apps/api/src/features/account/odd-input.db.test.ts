import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ErrorBody } from "@adjudge/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { goodPassword, makeLoggedIn, newEmail, signUpBody } from "../../../test/accounts.ts";
import { subscribe } from "../../../test/paid.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let origin: string;
let token: string;
let userId: string;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMIT_IP_FACTOR: "100000" } });
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const account = await makeLoggedIn(app);
  ({ token, id: userId } = account);
  await subscribe(app, userId);
});

type Sent = { method: string; path: string; body?: string; type?: string; as?: string };

async function send({ method, path, body, type = "application/json", as }: Sent) {
  // Limits are another test's matter: here the thousandth call is judged like the first.
  await app.db.deleteFrom("rate_limit_counters").execute();
  const ask = () =>
    fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body }),
    });
  let response = await ask();
  // A stalled machine sheds load or loses patience with a request, whatever the input is.
  for (let tries = 0; tries < 20 && [408, 503].includes(response.status); tries++) {
    await sleep(Number(response.headers.get("retry-after") ?? 1) * 1000);
    response = await ask();
  }
  const text = await response.text();
  const answer: unknown = text === "" ? null : JSON.parse(text);
  const where = `${method} ${path} ${String(body).slice(0, 120)} -> ${response.status} ${text.slice(0, 200)}`;
  expect(response.status, where).toBeLessThan(500);
  expect(response.headers.get("x-request-id"), where).not.toBeNull();
  if (response.status >= 400) expect(ErrorBody.safeParse(answer).success, where).toBe(true);
  return { status: response.status, answer, where, keys: Object.keys(Object(answer)) };
}

type Call = { path: string; method?: string; body: Record<string, unknown>; optional?: readonly string[]; as?: "user" };

/** Every call on accounts and teams that takes a body, with a right one. */
const calls = (): Call[] => [
  { path: "/users/", body: { ...signUpBody(newEmail()), invite_token: "x" }, optional: ["invite_token"] },
  { path: "/otp/", body: { email: newEmail(), operation_type: "VERIFICATION" } },
  { path: "/user/verify/", body: { email: newEmail(), otp: "123456" } },
  { path: "/login/", body: { username: newEmail(), password: goodPassword } },
  {
    path: "/reset-password/",
    body: { email: newEmail(), otp: "123456", new_password: goodPassword, confirm_password: goodPassword },
  },
  {
    path: `/auth/accounts/passwordreset/confirm/${userId}/nonsense/`,
    body: { new_password: goodPassword, confirm_new_password: goodPassword },
  },
  {
    path: "/change-password/",
    body: { old_password: "wrong password", new_password: goodPassword, confirm_new_password: goodPassword },
    as: "user",
  },
  {
    path: `/users/${userId}/`,
    method: "PATCH",
    body: { first_name: "Ada", last_name: "Lovelace", company_name: "Engines", email: newEmail() },
    as: "user",
  },
  { path: `/users/${userId}/`, method: "DELETE", body: { password: "wrong password" }, as: "user" },
  { path: "/linkedin_access_token/", body: { code: "x", redirect_uri: "http://localhost:3000/auth/linkedin" } },
  {
    path: "/identities/google/start/",
    body: { redirect_uri: "http://localhost:3000/auth/google" },
    as: "user",
  },
  { path: "/identities/google/", body: { code: "x", state: "y" }, as: "user" },
  { path: "/invitations/", body: { emails: [newEmail()] }, as: "user" },
  { path: "/invitations/manage/?operation=accept", body: { invite_token: "nonsense" }, as: "user" },
  ...["google", "facebook"].map((name) => ({
    path: `/${name}_auth/`,
    body: { code: "x", state: "y", auth_token: "z", agreement_status: true, role: "DESIGNER" },
    optional: ["state", "agreement_status", "role"],
  })),
];

const wrongTypes: unknown[] = [7, true, {}, [], ["a"], [["a"]], { a: "b" }, 1e308];
const oddTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\u202Eb",
  "\u200B",
  "a\r\nBcc: x@example.test",
  "ａ＠example.test",
  "a@\u{1F600}.test",
  "💩".repeat(300),
  "x".repeat(300_000),
  "' or 1=1; --",
  "../../etc/passwd",
  "%00%0d%0a",
  "${7*7}{{7*7}}",
  "İSTANBUL@example.test",
];

/** Every field of every call with each of them are thousands of requests: the gate takes every third, another one each time. */
let asked = 0;
const someOf = <T>(list: readonly T[]): readonly T[] => {
  const first = asked++ % 3;
  return process.env["TEST_ALL"] === "1" ? list : list.filter((_value, index) => index % 3 === first);
};

const sendCall = ({ path, method = "POST", as }: Call, body: string) =>
  send({ method, path, body, ...(as === "user" ? { as: token } : {}) });

describe("calls of accounts and team with wrong input", () => {
  it("name the field whose type is wrong, with a list of texts", async () => {
    const judge = async (call: Call, field: string, value: unknown): Promise<void> => {
      const { status, answer, keys, where } = await sendCall(call, JSON.stringify({ ...call.body, [field]: value }));
      if (call.optional?.includes(field) || (field === "emails" && Array.isArray(value) && value.length > 0)) return;
      expect([status, keys.map((key) => key.split(".")[0])], where).toEqual([400, expect.arrayContaining([field])]);
      for (const messages of Object.values(Object(answer)))
        expect(Array.isArray(messages) && messages.every((text) => typeof text === "string"), where).toBe(true);
    };
    for (const call of calls()) {
      for (const field of Object.keys(call.body))
        for (const value of someOf(wrongTypes)) await judge(call, field, value);
    }
  }, 300_000);

  it("take or refuse odd texts, and never fail", async () => {
    const statuses = new Set<number>();
    for (const call of calls()) {
      for (const field of Object.keys(call.body))
        for (const text of someOf(oddTexts)) {
          const value = field === "emails" ? [text] : text;
          statuses.add((await sendCall(call, JSON.stringify({ ...call.body, [field]: value }))).status);
        }
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  }, 300_000);

  it("name every field that is missing, at once", async () => {
    for (const call of calls()) {
      if (call.method === "PATCH" || call.path.endsWith("_auth/")) continue;
      const required = Object.keys(call.body).filter((field) => !call.optional?.includes(field));
      const { status, keys, where } = await sendCall(call, "{}");
      expect([status, keys.toSorted()], where).toEqual([400, required.toSorted()]);
    }
  });

  it("refuse what is no JSON object, and a key given twice, in the one form of errors", async () => {
    for (const call of calls()) {
      for (const body of ["", "null", "[]", "7", '"x"', "{", "{'a':1}", '{"a":1}x', "\uFEFF{}", "NaN"]) {
        const { status, where } = await sendCall(call, body);
        if (call.method !== "PATCH") expect(status, where).toBe(400);
      }
      const [field = ""] = Object.keys(call.body);
      const twice = `{${JSON.stringify(field)}:"a",${JSON.stringify(call.body).slice(1)}`;
      expect((await sendCall(call, twice)).status).toBeLessThan(500);
      const poisoned = `{"__proto__":{"is_staff":true},"constructor":{"prototype":{}},${JSON.stringify(call.body).slice(1)}`;
      await sendCall(call, poisoned);
      const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
      await sendCall(call, `{"${field}":${deep}}`);
      const { method = "POST", path } = call;
      for (const type of [
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
      ]) {
        const { status, where } = await send({ method, path, body: "a=b", type, ...(call.as ? { as: token } : {}) });
        if (call.method !== "PATCH") expect([400, 415], where).toContain(status);
      }
    }
  });

  it("answer strangers and broken tokens with 401, whatever the body is", async () => {
    for (const call of calls().filter(({ as }) => as === "user"))
      for (const as of [undefined, "undefined", "at_x", "null", "a".repeat(5000)]) {
        const { method = "POST", path } = call;
        const { status, answer } = await send({ method, path, body: "{", ...(as === undefined ? {} : { as }) });
        expect([status, Object(answer).code]).toEqual([401, "token_invalid"]);
      }
  });

  it("take no nonsense in addresses and queries", async () => {
    const ids = [
      "0",
      "-1",
      "1e3",
      "0x1",
      "1%00",
      "99999999999999999999",
      "abc",
      "..%2f1",
      "%F0%9F%98%80",
      "%ff",
      "x".repeat(280),
    ];
    for (const id of ids) {
      for (const [method, path] of [
        ["PATCH", `/users/${id}/`],
        ["DELETE", `/sessions/${id}`],
        ["GET", `/users/${id}/export/`],
        ["DELETE", `/identities/${id}/`],
      ] as const) {
        const body = method === "PATCH" ? "{}" : undefined;
        const { status, where } = await send({ method, path, as: token, ...(body === undefined ? {} : { body }) });
        expect([400, 404], where).toContain(status);
      }
      const { status, where } = await send({ method: "GET", path: `/oauth/${id}/start/?redirect_uri=x` });
      expect([400, 404], where).toContain(status);
      await send({ method: "POST", path: `/auth/accounts/emailchange/cancel/${id}/${id}/` });
      await send({ method: "GET", path: `/invitations/detail/?invite_token=${id}` });
      await send({ method: "GET", path: `/invitations/list/?page=${id}&page_size=${id}`, as: token });
    }
    const missing = await send({ method: "GET", path: "/invitations/detail/" });
    expect([missing.status, missing.keys]).toEqual([400, ["invite_token"]]);
    const twice = await send({ method: "GET", path: "/invitations/detail/?invite_token=a&invite_token=b" });
    expect([twice.status, twice.keys]).toEqual([400, ["invite_token"]]);
    expect((await send({ method: "GET", path: "/invitations/list/?page=0", as: token })).keys).toEqual(["page"]);
    for (const path of ["/users/", "/login", "/otp/", "/invitations/manage/", "/config/"])
      expect([404, 405]).toContain((await send({ method: "PUT", path, body: "{}" })).status);
  });
});
