/**
 * The pictures in README.md, taken from the running product (`npm run screenshots`): start it first, then give its address
 * in ADJUDGE_ORIGIN where it is not http://localhost:3000.
 */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { chromiumPath } from "../adgen/render-ads.ts";

const origin = process.env["ADJUDGE_ORIGIN"] ?? "http://localhost:3000";
const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox"],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, baseURL: origin });
await context.addInitScript(() => localStorage.setItem("videoShowed", "true"));
const page = await context.newPage();

async function call(path: string, data: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await context.request.post(`/api${path}`, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function codeFor(email: string): Promise<string> {
  for (;;) {
    const response = await context.request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const { mails } = (await response.json()) as { mails: { text: string }[] };
    const code = /(?<!\d)\d{6}(?!\d)/.exec(mails[0]?.text ?? "")?.[0];
    if (code !== undefined) return code;
    await page.waitForTimeout(200);
  }
}

async function paidToken(): Promise<string> {
  const email = `pictures-${Date.now()}@example.test`;
  const password = "only for pictures 1";
  await call("/users/", { first_name: "Ines", last_name: "Okafor", email, password, confirm_password: password });
  await call("/otp/", { email, operation_type: "VERIFICATION" });
  await call("/user/verify/", { email, otp: await codeFor(email) });
  const login = (await call("/login/", { username: email, password })) as {
    accountInfo: { token: { access: string } };
  };
  const token = login.accountInfo.token.access;
  const config = (await (await context.request.get("/api/config/")).json()) as {
    payment: { api_base: string; publishable_key: string };
  };
  const plans = (await (await context.request.get("/api/subscription-plans/")).json()) as {
    plans: { id: string; name: string }[];
  };
  const plan = plans.plans.find(({ name }) => name === "Growth");
  const started = await call("/subscription/pay/", { subscription: { plan_id: plan?.id } }, token);
  const secret = String(started["clientSecret"]);
  const intent = secret.split("_secret_")[0] ?? "";
  await context.request.post(`${config.payment.api_base}/v1/payment_intents/${intent}/confirm`, {
    headers: { authorization: `Bearer ${config.payment.publishable_key}` },
    form: {
      client_secret: secret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2040",
      "payment_method_data[card][cvc]": "123",
    },
  });
  await call("/payment/verify/", { payment_intent: intent }, token);
  return token;
}

const shoot = async (path: string, name: string, isWhole = false): Promise<void> => {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const picture = await page.screenshot({ fullPage: isWhole });
  await sharp(picture).resize({ width: 1200 }).png({ palette: true, quality: 80 }).toFile(`${folder}${name}.png`);
};

/** What networks show beside a link to the site: the sample ad and its score, set with the site's own sheets. */
async function drawSocialCard(): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const score = document.querySelector(".slip__overall")?.outerHTML ?? "";
    const scores = document.querySelector(".slip dl")?.outerHTML ?? "";
    const logo = document.querySelector(".top .logo")?.innerHTML ?? "";
    document.body.innerHTML = `
      <div style="display:grid;grid-template-columns:1fr 620px;width:1200px;height:630px;background:var(--paper)">
        <div style="padding:56px 24px 56px 64px;display:grid;align-content:space-between">
          <span class="logo">${logo}</span>
          <p class="h0" style="margin:0;font-size:66px">Maximise your ad spend with AI.</p>
          <p class="lead" style="margin:0">Know how well an ad works before you run it.</p>
        </div>
        <div class="plate" style="padding:36px;display:grid;grid-template-columns:1fr 212px;gap:20px;align-items:center">
          <img src="/samples/night-train.webp" alt="" style="width:100%;height:auto;box-shadow:var(--shadow-print)" />
          <div class="slip" style="padding:20px">${score}${scores}</div>
        </div>
      </div>`;
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const card = fileURLToPath(new URL("../../apps/web/public/social-card.png", import.meta.url));
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90 })
    .toFile(card);
  await page.setViewportSize({ width: 1440, height: 1000 });
}

await drawSocialCard();
await shoot("/", "landing");
const token = await paidToken();
await context.addCookies([{ name: "access_token", value: token, url: origin, sameSite: "Lax" }]);
const headers = { authorization: `Bearer ${token}` };
const { data } = (await call("/categories/", { category: "Spring" }, token)) as { data: { id: string } };
const ids: string[] = [];
for (const name of ["night-train", "night-train-crowded", "cold-brew"]) {
  const picture = await context.request.get(`/samples/${name}.webp`);
  const response = await context.request.post("/api/images/", {
    headers,
    multipart: {
      category: data.id,
      image: { name: `${name}.webp`, mimeType: "image/webp", buffer: await picture.body() },
    },
  });
  ids.push(((await response.json()) as { image_id: string }).image_id);
}
await shoot("/results", "results");
await shoot(`/results/${ids[2] ?? ""}`, "report", true);
// The README shows its top: the ad, the scores, what to do and what works.
await sharp(`${folder}report.png`)
  .extract({ left: 0, top: 0, width: 1200, height: 1400 })
  .png({ palette: true, quality: 80 })
  .toFile(`${folder}report-top.png`);
const compared = (await call("/image-comparisons/", { image_ids: ids.slice(0, 2) }, token)) as { data: { id: string } };
await shoot(`/ab-test-results/${compared.data.id}`, "compare", true);
await shoot("/account", "account");
await browser.close();
process.stdout.write("docs/screenshots is up to date\n");
