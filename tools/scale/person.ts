import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";

export type Person = { email: string; token: string; category: string };
type Json = Record<string, unknown>;

// oxlint-disable-next-line typescript/no-explicit-any -- a script looks into answers freely
type Answer = { status: number; body: any; servedBy: string };

/** Through the balancer, so that each call may meet another instance. */
export async function call(
  origin: string,
  method: string,
  path: string,
  given: { token?: string; json?: Json; form?: FormData } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(given.token === undefined ? {} : { authorization: `Bearer ${given.token}` }),
      ...(given.json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(given.json === undefined ? {} : { body: JSON.stringify(given.json) }),
    ...(given.form === undefined ? {} : { body: given.form }),
    signal: AbortSignal.timeout(70_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith("{") ? JSON.parse(text) : null,
    servedBy: response.headers.get("x-served-by") ?? "",
  };
}

async function must(step: string, answer: Promise<Answer>): Promise<Answer> {
  const found = await answer;
  if (found.status >= 300) throw new Error(`${step}: ${found.status} ${JSON.stringify(found.body)}`);
  return found;
}

/** The latest six digits mailed to this address. */
export async function mailedCode(mails: string, address: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++, await sleep(200))
    for (const name of readdirSync(mails).toReversed()) {
      const source = readFileSync(join(mails, name), "utf8");
      if (!source.includes(address)) continue;
      const code = /\b(\d{6})\b/.exec(source.slice(source.indexOf("\r\n\r\n")))?.[1];
      if (code) return code;
    }
  throw new Error(`no code was mailed to ${address}`);
}

const card = {
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": "4242424242424242",
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "2040",
  "payment_method_data[card][cvc]": "123",
};

/** Signs up, confirms by mail, logs in, pays, makes a category. Returns which instances took part. */
export async function makePerson(origin: string, mails: string): Promise<{ person: Person; served: Set<string> }> {
  const email = `scale-${randomUUID()}@example.test`;
  const password = "long enough to pass 42";
  const served = new Set<string>();
  const step = async (name: string, answer: Promise<Answer>): Promise<Answer["body"]> => {
    const { body, servedBy } = await must(name, answer);
    served.add(servedBy);
    return body;
  };
  const ask = (method: string, path: string, given = {}) => call(origin, method, path, given);
  const names = { first_name: "Ada", last_name: "Tester" };
  await step("sign up", ask("POST", "/users/", { json: { ...names, email, password, confirm_password: password } }));
  await step("code", ask("POST", "/otp/", { json: { email, operation_type: "VERIFICATION" } }));
  await step("verify", ask("POST", "/user/verify/", { json: { email, otp: await mailedCode(mails, email) } }));
  const login = await step("log in", ask("POST", "/login/", { json: { username: email, password } }));
  const token: string = login.accountInfo.token.access;
  const { payment } = await step("configuration", ask("GET", "/config/"));
  const { plans } = await step("plans", ask("GET", "/subscription-plans/"));
  const plan = plans.find(({ name }: { name: string }) => name === "Enterprise");
  const json = { subscription: { plan_id: plan.id } };
  const { clientSecret } = await step("pay", ask("POST", "/subscription/pay/", { token, json }));
  const intent = String(clientSecret).split("_secret_")[0];
  const confirmed = await fetch(`${payment.api_base}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${payment.publishable_key}` },
    body: new URLSearchParams({ client_secret: clientSecret, ...card }),
  });
  if (!confirmed.ok) throw new Error(`card: ${confirmed.status} ${await confirmed.text()}`);
  await step("verify payment", ask("POST", "/payment/verify/", { token, json: { payment_intent: intent } }));
  const made = await step("category", ask("POST", "/categories/", { token, json: { category: "Scale" } }));
  return { person: { email, token, category: made.data.id }, served };
}

let seed = 0;

/** An ad: of a picture that is none the score is withheld, and it is not counted. */
const sample = join(import.meta.dirname, "../../apps/web/public/samples/cold-brew.webp");

/** Another picture each time. Returns the status and the id. */
export async function upload(
  origin: string,
  { token, category }: Person,
): Promise<{ status: number; id: string | null }> {
  const number = ++seed;
  const bytes = await sharp(sample).modulate({ hue: number }).png().toBuffer();
  const form = new FormData();
  form.set("category", category);
  form.set("image", new File([new Uint8Array(bytes)], "ad.png", { type: "image/png" }));
  try {
    const { status, body } = await call(origin, "POST", "/images/", { token, form });
    return { status, id: status === 201 ? body.image_id : null };
  } catch {
    return { status: 0, id: null };
  }
}

/** All of the person's pictures, and what the counter says. */
export async function listAll(origin: string, { token }: Person): Promise<{ ids: Set<string>; used: number }> {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const { body } = await must("list", call(origin, "GET", `/images/list/?page_size=100&page=${page}`, { token }));
    for (const { id } of body.images) ids.add(id);
    if (ids.size >= body.count) return { ids, used: body.usage.current_uploads };
  }
}
