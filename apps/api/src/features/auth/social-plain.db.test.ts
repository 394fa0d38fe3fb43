import { randomInt } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { codeFor, makeAccount, newEmail, requestCode } from "../../../test/accounts.ts";
import {
  plainProviderSettings,
  startOAuthStandIn,
  type OAuthStandIn,
  type StandInPerson,
} from "../../../test/oauth-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
let standIn: OAuthStandIn;
const origin = "http://localhost:3000";
beforeAll(async () => {
  standIn = await startOAuthStandIn();
  app = await buildTestApp({ env: plainProviderSettings(standIn) });
});

const person = (values: Partial<StandInPerson> = {}): StandInPerson => ({
  id: String(randomInt(1, 1_000_000_000)),
  name: "Grace Brewster Hopper",
  email: newEmail(),
  ...values,
});

type Name = "facebook" | "github" | "twitter";
const plain: readonly Name[] = ["facebook", "github", "twitter"];

async function begin(name: Name) {
  const { body, headers } = await app.anonymous.get(
    `/oauth/${name}/start/?redirect_uri=${encodeURIComponent(`${origin}/auth/${name}`)}`,
  );
  return { authorizeUrl: String(body.authorize_url), cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
}

async function signIn(name: Name, who: StandInPerson) {
  const { authorizeUrl, cookie } = await begin(name);
  return app.anonymous.post(
    `/${name}_auth/`,
    { ...standIn.signIn(authorizeUrl, who), agreement_status: true, role: "DESIGNER" },
    { cookie },
  );
}

/** Facebook vouches for no address: the first sign-in makes the account, and the address is confirmed before the next. */
async function signUpByFacebook(who: StandInPerson) {
  const first = await signIn("facebook", who);
  expect([first.status, first.body.inactive, first.body.accountInfo]).toEqual([403, true, undefined]);
  const email = who.email ?? "";
  await requestCode(app, email, "VERIFICATION");
  await app.anonymous.post("/user/verify/", { email, otp: await codeFor(app, email) });
  return signIn("facebook", who);
}

const byToken = (name: Name, auth_token: string) =>
  app.anonymous.post(`/${name}_auth/`, { auth_token, agreement_status: true, role: "DESIGNER" });

describe("Facebook, GitHub and Twitter", () => {
  it.each(plain)("%s signs up, and knows the person again", async (name) => {
    const who = person();
    const first = name === "facebook" ? await signUpByFacebook(who) : await signIn(name, who);
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ first_name: "Grace", last_name: "Brewster Hopper", email: who.email });
    const again = await signIn(name, { ...who, email: newEmail() });
    expect(again.body.user.id).toBe(first.body.user.id);
  });

  it.each(plain)("%s without an address makes no account", async (name) => {
    const { status, body } = await signIn(name, person({ email: null }));
    expect([status, body.code]).toEqual([400, "email_required"]);
  });

  it.each(plain)("%s refuses a code that was not given", async (name) => {
    const { authorizeUrl, cookie } = await begin(name);
    const { state } = standIn.signIn(authorizeUrl, person());
    const { status, body } = await app.anonymous.post(
      `/${name}_auth/`,
      { code: "made up", state, agreement_status: true },
      { cookie },
    );
    expect([status, body.code]).toEqual([401, "invalid_provider_token"]);
  });

  it.each(plain)("%s that fails creates nothing and asks for patience", async (name) => {
    const who = person();
    const { authorizeUrl, cookie } = await begin(name);
    const back = standIn.signIn(authorizeUrl, who);
    standIn.fail(true);
    const { status, body, headers } = await app.anonymous.post(
      `/${name}_auth/`,
      { ...back, agreement_status: true },
      { cookie },
    );
    standIn.fail(false);
    expect([status, body.code, headers["retry-after"]]).toEqual([503, "provider_unavailable", "5"]);
    expect(
      await app.db
        .selectFrom("users")
        .select("id")
        .where("email", "=", who.email ?? "")
        .execute(),
    ).toEqual([]);
  });
});

describe("a raw token", () => {
  it("of another app logs nobody in (N24)", async () => {
    for (const name of ["facebook", "github"] as const) {
      const who = person();
      const { status, body } = await byToken(name, standIn.mintToken(who, "another-app"));
      expect([status, body.code]).toEqual([401, "invalid_provider_token"]);
      expect(
        await app.db
          .selectFrom("users")
          .select("id")
          .where("email", "=", who.email ?? "")
          .execute(),
      ).toEqual([]);
    }
  });

  it("of ours does, where the provider can prove it", async () => {
    const who = person();
    await signUpByFacebook(who);
    expect((await byToken("facebook", standIn.mintToken(who))).status).toBe(200);
    expect((await byToken("github", standIn.mintToken(person()))).status).toBe(200);
    expect((await byToken("twitter", standIn.mintToken(person()))).status).toBe(401);
  });
});

describe("an address that the provider does not prove (N87)", () => {
  it("does not open the account that has it (N25)", async () => {
    const { email } = await makeAccount(app);
    for (const [name, who] of [
      ["facebook", person({ email })],
      ["github", person({ email, isVerified: false })],
    ] as const) {
      const { status, body } = await signIn(name, who);
      expect([status, body.code]).toEqual([409, "link_required"]);
      expect(body).not.toHaveProperty("accountInfo");
    }
  });

  it("loses to the one who reads the mailbox", async () => {
    const who = person();
    const squatted = await signIn("facebook", who);
    expect([squatted.status, squatted.body.accountInfo]).toEqual([403, undefined]);
    const email = who.email ?? "";
    await requestCode(app, email, "PASSWORD_RESET");
    const password = "another battery 7";
    await app.anonymous.post("/reset-password/", {
      email,
      otp: await codeFor(app, email),
      new_password: password,
      confirm_password: password,
    });
    expect((await signIn("facebook", who)).status).toBe(409);
  });
});

describe("the picture of a social account", () => {
  it("is copied and served by us, unless there is an own one", async () => {
    standIn.picture.bytes = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#0b6a3d" } })
      .jpeg()
      .toBuffer();
    const who = person({ picture: `${standIn.base}/picture` });
    const { body } = await signIn("github", who);
    await app.runJobs();
    const { body: current } = await app.as(body.accountInfo.token.access).get("/users/current/");
    expect(current.user.social_auth_image_url).toMatch(/^\/api\/avatars\/[\w-]+\.webp$/);
    const served = await app.anonymous.raw({ method: "GET", url: current.user.social_auth_image_url });
    expect((await sharp(served.bytes).metadata()).width).toBe(512);
  });

  it("is not fetched from elsewhere", async () => {
    const { body } = await signIn("github", person({ picture: "http://169.254.169.254/latest/meta-data" }));
    await app.runJobs();
    const { body: current } = await app.as(body.accountInfo.token.access).get("/users/current/");
    expect(current.user.social_auth_image_url).toBeNull();
  });
});
