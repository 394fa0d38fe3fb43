import { beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const start = async (name: string, origin = "http://localhost:3000") => {
  const { body, headers } = await app.anonymous.get(
    `/oauth/${name}/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/${name}`)}`,
  );
  return { authorize: new URL(body.authorize_url), cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
};
const type = (authorize: URL, form: Record<string, string>) =>
  app.anonymous.raw({
    method: "POST",
    url: `${authorize.pathname}${authorize.search}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });

describe("without keys", () => {
  it("every provider is on, through the test sign-in", async () => {
    expect((await app.anonymous.get("/config/")).body.providers).toEqual([
      "google",
      "facebook",
      "linkedin",
      "twitter",
      "github",
    ]);
    for (const name of ["google", "facebook", "linkedin", "twitter", "github"]) {
      const { authorize, cookie } = await start(name);
      expect(authorize.pathname).toBe(`/dev/sign-in/${name}`);
      const page = await app.anonymous.raw({ method: "GET", url: `${authorize.pathname}${authorize.search}` });
      expect([page.status, page.bytes.toString()]).toEqual([200, expect.stringContaining("Test sign-in")]);
      const email = newEmail();
      const back = await type(authorize, { email, name: "Grace Hopper" });
      expect(back.status).toBe(303);
      const target = new URL(String(back.headers["location"]));
      expect(target.origin + target.pathname).toBe(`http://localhost:3000/auth/${name}`);
      const { code, state } = Object.fromEntries(target.searchParams);
      const { status, body } = await app.anonymous.post(
        `/${name}_auth/`,
        { code, state, agreement_status: true, role: "DESIGNER" },
        { cookie },
      );
      // Facebook vouches for no address: that one is confirmed first.
      expect([name, status]).toEqual([name, name === "facebook" ? 403 : 200]);
      if (name !== "facebook") expect(body.user).toMatchObject({ email, first_name: "Grace", last_name: "Hopper" });
    }
  });

  const comeBack = async (name: string, form: Record<string, string>) => {
    const { authorize, cookie } = await start(name);
    const { headers } = await type(authorize, form);
    const { code, state } = Object.fromEntries(new URL(String(headers["location"])).searchParams);
    return { code, state, cookie };
  };

  it("leaves out a name that could not be typed into a form, on every way in", async () => {
    const [name, first_name] = ["A\0B", ""];
    const { code, cookie } = await comeBack("linkedin", { email: newEmail(), name });
    const redirect_uri = "http://localhost:3000/auth/linkedin";
    const exchanged = await app.anonymous.post("/linkedin_access_token/", { code, redirect_uri }, { cookie });
    expect(exchanged.status).toBe(200);
    const auth_token = exchanged.body.access_token;
    const agreed = { agreement_status: true, role: "DESIGNER" };
    const byToken = await app.anonymous.post("/linkedin_auth/", { auth_token, ...agreed }, { cookie });
    expect([byToken.status, byToken.body.user]).toEqual([200, expect.objectContaining({ first_name })]);
    const { cookie: browser, ...proof } = await comeBack("google", { email: newEmail(), name });
    const { status, body } = await app.anonymous.post("/google_auth/", { ...proof, ...agreed }, { cookie: browser });
    expect([status, body.user]).toEqual([200, expect.objectContaining({ first_name })]);
  });

  it("makes one account of a person who comes in by several providers at once, from several browsers", async () => {
    for (let round = 0; round < 5; round++) {
      const email = newEmail();
      const ways = ["google", "linkedin", "github", "twitter", "google", "linkedin", "github", "google"];
      const all = await Promise.all(
        ways.map(async (way) => ({ way, back: await comeBack(way, { email, name: "Grace Hopper" }) })),
      );
      const answers = await Promise.all(
        all.map(({ way, back: { cookie, ...proof } }) =>
          app.anonymous.post(`/${way}_auth/`, { ...proof, agreement_status: true, role: "DESIGNER" }, { cookie }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(ways.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    }
  });

  it("works under either name of this machine", async () => {
    const { authorize } = await start("google", "http://127.0.0.1:3000");
    expect(authorize.origin).toBe("http://127.0.0.1:3000");
  });

  it("binds a code to its request", async () => {
    const first = await start("google");
    const second = await start("google");
    const back = await type(first.authorize, { email: newEmail(), name: "" });
    const code = new URL(String(back.headers["location"])).searchParams.get("code");
    const state = second.authorize.searchParams.get("state");
    const { status } = await app.anonymous.post(
      "/google_auth/",
      { code, state, agreement_status: true },
      { cookie: second.cookie },
    );
    expect(status).toBe(401);
  });

  it("asks again for an address, as text, and sends nobody elsewhere", async () => {
    const { authorize } = await start("google");
    const answer = await type(authorize, { email: '"><script>', name: "" });
    expect(answer.status).toBe(400);
    expect(answer.bytes.toString()).not.toContain("<script>");
    authorize.searchParams.set("redirect_uri", "https://evil.example/auth/google");
    expect((await type(authorize, { email: newEmail(), name: "" })).status).toBe(404);
  });
});

describe("in production", () => {
  it("a provider without keys does not exist", async () => {
    const live = await buildTestApp({
      env: {
        NODE_ENV: "production",
        APP_ORIGIN: "https://adjudge.example",
        APP_SECRET: "x".repeat(40),
        SMTP_URL: "smtp://127.0.0.1:9",
        STRIPE_SECRET_KEY: "sk_test_x",
        STRIPE_PUBLISHABLE_KEY: "pk_test_x",
        STRIPE_WEBHOOK_SECRET: "whsec_x",
        TWITTER_CLIENT_ID: "id",
        TWITTER_CLIENT_SECRET: "secret",
      },
    });
    expect((await live.anonymous.get("/config/")).body.providers).toEqual(["twitter"]);
    const address = (name: string) =>
      `/oauth/${name}/start/?redirect_uri=${encodeURIComponent(`https://adjudge.example/auth/${name}`)}`;
    const { status, body } = await live.anonymous.get(address("google"));
    expect([status, body.code]).toEqual([404, "provider_not_configured"]);
    const page = await live.anonymous.raw({ method: "GET", url: "/dev/sign-in/google" });
    expect(page.bytes.toString()).not.toContain("Test sign-in");
    const { headers } = await live.anonymous.get(address("twitter"));
    expect(headers["set-cookie"]).toMatch(
      /^__Host-oauth=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    );
  });
});
