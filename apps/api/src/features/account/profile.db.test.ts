import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  forgetLimits,
  goodPassword,
  logIn,
  makeAccount,
  makeLoggedIn,
  newEmail,
  requestCode,
  signUpBody,
} from "../../../test/accounts.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});

const picture = (format: "jpeg" | "png" | "webp" | "gif" | "avif", width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: "#1545c9" } })
    .toFormat(format)
    .withExif({ IFD0: { Artist: "somebody" } })
    .toBuffer();
const part = (bytes: Uint8Array, fileName = "me.png") => ({ fileName, contentType: "image/png", bytes });

describe("the profile", () => {
  it("is changed by JSON or form, field by field", async () => {
    const { id, call, email } = await makeLoggedIn(app);
    const { status, body } = await call.patch(`/users/${id}/`, { first_name: "  Grace ", company_name: "Navy" });
    expect(status).toBe(200);
    expect(body.message).toBe("Account details updated successfully");
    expect(body.data).toMatchObject({ first_name: "Grace", last_name: "Lovelace", company_name: "Navy", email });
    await call.form("PATCH", `/users/${id}`, [["last_name", "Hopper"]]);
    expect((await call.get("/users/current/")).body.user).toMatchObject({ first_name: "Grace", last_name: "Hopper" });
    expect((await call.patch(`/users/${id}/`, { first_name: " " })).body).toEqual({
      first_name: ["First Name is required"],
    });
    expect((await call.patch(`/users/${id}/`, {})).status).toBe(200);
  });

  it("belongs to its owner, and takes no field that gives rights (N33)", async () => {
    const victim = await makeLoggedIn(app);
    const { id, call } = await makeLoggedIn(app);
    for (const foreign of [victim.id, "0", "abc", "99999999999999999999"])
      expect((await call.patch(`/users/${foreign}/`, { first_name: "Mallory" })).status).toBe(404);
    expect((await victim.call.get("/users/current/")).body.user.first_name).toBe("Ada");
    const { status, body } = await call.patch(`/users/${id}/`, {
      is_staff: true,
      subscription: "pro",
      email_verified: true,
      password: "hacked",
      id: victim.id,
      stripe_customer_id: "cus_1",
      first_name: "Same",
    });
    expect([status, body.data.id, body.data.is_subscribed]).toEqual([200, id, false]);
    const audit = await app.db
      .selectFrom("audit_log")
      .select("detail")
      .where("stream", "=", id)
      .where("action", "=", "profile.updated")
      .execute();
    expect(audit).toEqual([{ detail: { fields: ["first_name"] } }]);
  });
});

describe("the avatar", () => {
  it("becomes an upright square without the file's other contents", async () => {
    const { id, call } = await makeLoggedIn(app);
    for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
      const { status, body } = await call.form("PATCH", `/users/${id}/`, [
        ["profile_image", part(await picture(format))],
      ]);
      expect([format, status]).toEqual([format, 200]);
      const served = await app.anonymous.raw({ method: "GET", url: body.data.profile_image });
      expect(served.status).toBe(200);
      expect(served.headers["content-type"]).toBe("image/webp");
      expect(served.headers["x-content-type-options"]).toBe("nosniff");
      const info = await sharp(served.bytes).metadata();
      expect([info.format, info.width, info.height, info.exif]).toEqual(["webp", 512, 512, undefined]);
    }
  });

  it("replaces the old file", async () => {
    const { id, call } = await makeLoggedIn(app);
    const upload = async (): Promise<string> =>
      (await call.form("PATCH", `/users/${id}/`, [["profile_image", part(await picture("png"))]])).body.data
        .profile_image;
    const first = await upload();
    const second = await upload();
    await app.runJobs();
    expect((await app.anonymous.raw({ method: "GET", url: first })).status).toBe(404);
    expect((await app.anonymous.raw({ method: "GET", url: second })).status).toBe(200);
  });

  it("is removed by null, and by nothing else in its place", async () => {
    const { id, call } = await makeLoggedIn(app);
    const { body } = await call.form("PATCH", `/users/${id}/`, [["profile_image", part(await picture("png"))]]);
    const address = String(body.data.profile_image);
    for (const ignored of ["", "x", 5, false, address])
      expect((await call.patch(`/users/${id}/`, { profile_image: ignored })).body.data.profile_image).toBe(address);
    const { status, body: removed } = await call.patch(`/users/${id}/`, { profile_image: null });
    expect([status, removed.data.profile_image, removed.data.social_auth_image_url]).toEqual([200, null, null]);
    await app.runJobs();
    expect((await call.raw({ method: "GET", url: new URL(address, "http://x").pathname })).status).toBe(404);
    expect((await call.patch(`/users/${id}/`, { profile_image: null })).status).toBe(200);
  });

  it("refuses SVG, other files, bombs and too large ones; foreign profiles do not exist (N59)", async () => {
    const { id, call } = await makeLoggedIn(app);
    const stranger = await makeAccount(app);
    const send = async (bytes: Uint8Array, to = id) =>
      (await call.form("PATCH", `/users/${to}/`, [["profile_image", part(bytes)]])).status;
    expect(
      await send(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>'),
      ),
    ).toBe(400);
    expect(await send(Buffer.from("<?xml version='1.0'?><!-- \x89PNG --><svg/>"))).toBe(400);
    expect(await send(Buffer.from("%PDF-1.7"))).toBe(400);
    expect(await send(Buffer.alloc(0))).toBe(400);
    expect(await send((await picture("png")).subarray(0, 60))).toBe(400);
    expect(await send((await picture("gif")).subarray(0, 60))).toBe(400);
    expect(await send((await picture("avif")).subarray(0, 400))).toBe(400);
    expect(await send(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"))).toBe(400);
    expect(await send(Buffer.alloc(50 * 1024 * 1024))).toBe(413);
    expect(await send(await picture("png"), stranger.id)).toBe(404);
    expect((await call.get("/users/current/")).body.user.profile_image).toBeNull();
  });
});

describe("the first picture of a GIF that moves", () => {
  it("is taken", async () => {
    const { id, call } = await makeLoggedIn(app);
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { status, body } = await call.form("PATCH", `/users/${id}/`, [["profile_image", part(moving)]]);
    expect(status).toBe(200);
    const { bytes } = await app.anonymous.raw({ method: "GET", url: body.data.profile_image });
    const { channels } = await sharp(bytes).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
  });
});

describe("what an avatar may cost (N82)", () => {
  const send = async (user: Awaited<ReturnType<typeof makeLoggedIn>>, bytes: Uint8Array) =>
    user.call.form("PATCH", `/users/${user.id}/`, [["profile_image", part(bytes)]]);

  it("is at most 8 million pixels, judged by the header: nothing larger is ever decoded", async () => {
    const user = await makeLoggedIn(app);
    const bomb = await send(user, await picture("png", 3_000, 2_700));
    expect([bomb.status, bomb.body.detail]).toEqual([400, "Image dimensions are too large."]);
    expect((await send(user, await picture("png", 3_000, 2_600))).status).toBe(200);
    // An AVIF whose header says less than what it unfolds to is not unfolded.
    const liar = await picture("avif", 3_000, 2_700);
    const size = liar.indexOf("ispe") + 8;
    liar.writeUInt32BE(800, size);
    liar.writeUInt32BE(400, size + 4);
    expect((await send(user, liar)).status).toBe(400);
  });

  it("is one at a time of a user, and ten an hour", async () => {
    const [user, other] = [await makeLoggedIn(app), await makeLoggedIn(app)];
    const small = await picture("png");
    const both = await Promise.all([send(user, small), send(user, small), send(other, small)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429]);
    for (let count = 1; count < 10; count++) expect((await send(user, small)).status).toBe(200);
    const eleventh = await send(user, small);
    expect([eleventh.status, eleventh.body.code]).toEqual([429, "rate_limited"]);
  });
});

describe("a new address", () => {
  const change = (call: Awaited<ReturnType<typeof makeLoggedIn>>["call"], id: string, email: string) =>
    call.patch(`/users/${id}/`, { email, current_password: goodPassword });

  it("waits for its code; then other sessions end and the old address is told (T13)", async () => {
    const { id, call, email } = await makeLoggedIn(app);
    const other = app.as((await logIn(app, email)).body.accountInfo.token.access);
    const next = newEmail();
    const { status, body } = await change(call, id, next);
    expect([status, body.data.email, body.data.pending_email]).toEqual([200, email, next]);
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe("Your email address is about to change");
    const { status: confirmed } = await app.anonymous.post("/user/verify/", {
      email: next,
      otp: await codeFor(app, next),
    });
    expect(confirmed).toBe(200);
    expect((await call.get("/users/current/")).body.user).toMatchObject({ email: next, pending_email: null });
    expect((await other.get("/users/current/")).status).toBe(401);
    expect((await logIn(app, email)).status).toBe(401);
    expect((await logIn(app, next)).status).toBe(200);
    expect((await app.mailsTo(email)).at(-1)?.subject).toBe("Your email address was changed");
  });

  it("can be asked for again at the verification page", async () => {
    const { id, call } = await makeLoggedIn(app);
    const next = newEmail();
    await change(call, id, next);
    const first = await codeFor(app, next);
    expect((await requestCode(app, next, "VERIFICATION")).status).toBe(200);
    const second = await codeFor(app, next);
    expect((await app.anonymous.post("/user/verify/", { email: next, otp: first })).status).toBe(400);
    expect((await app.anonymous.post("/user/verify/", { email: next, otp: second })).status).toBe(200);
  });

  it("that belongs to somebody looks the same, and never moves (N34)", async () => {
    const owner = await makeAccount(app);
    const { id, call, email } = await makeLoggedIn(app);
    const free = await makeLoggedIn(app);
    const taken = await change(call, id, owner.email);
    const open = await change(free.call, free.id, newEmail());
    expect([taken.status, taken.body.message, Object.keys(taken.body.data)]).toEqual([
      open.status,
      open.body.message,
      Object.keys(open.body.data),
    ]);
    expect(taken.body.data).toMatchObject({ email, pending_email: owner.email });
    const mails = await app.mailsTo(owner.email);
    expect(mails.at(-1)?.subject).toBe("Someone tried to use your email address");
    await forgetLimits(app);
    await requestCode(app, owner.email, "VERIFICATION");
    expect(await app.mailsTo(owner.email)).toHaveLength(mails.length);
    expect((await logIn(app, owner.email)).body.user.id).toBe(owner.id);
  });

  it("goes to the first who confirms it", async () => {
    const next = newEmail();
    const late = await makeLoggedIn(app);
    await change(late.call, late.id, next);
    const otp = await codeFor(app, next);
    await app.anonymous.post("/users/", signUpBody(next));
    expect((await app.anonymous.post("/user/verify/", { email: next, otp })).status).toBe(400);
    expect((await late.call.get("/users/current/")).body.user.email).toBe(late.email);
  });

  it("is forgotten by a reset and by asking for the old one", async () => {
    const { id, call, email } = await makeLoggedIn(app);
    await change(call, id, newEmail());
    expect((await change(call, id, email)).body.data.pending_email).toBeNull();
    const next = newEmail();
    await change(call, id, next);
    const otp = await codeFor(app, next);
    await requestCode(app, email, "PASSWORD_RESET");
    const password = "another battery 7";
    await app.anonymous.post("/reset-password/", {
      email,
      otp: await codeFor(app, email),
      new_password: password,
      confirm_password: password,
    });
    expect((await app.anonymous.post("/user/verify/", { email: next, otp })).status).toBe(400);
  });
});
