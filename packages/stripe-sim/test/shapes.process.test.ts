import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clientOf, openShop, secretKey, secretOf, startPlan, startSim } from "./harness.ts";
import type Stripe from "stripe";
import type { StripeSim } from "../src/index.ts";

let sim: StripeSim;
let stripe: Stripe;

beforeAll(async () => {
  sim = await startSim();
  stripe = clientOf(sim);
});

afterAll(() => sim.close());

async function get(path: string): Promise<string> {
  const response = await fetch(`${sim.url}/v1/${path}`, { headers: { authorization: `Bearer ${secretKey}` } });
  expect(response.status).toBe(200);
  return response.text();
}

/** Type-checks answers as they came over the wire against the SDK's own declarations, unknown fields included. */
function problemsOf(answers: readonly [type: string, json: string][]): { line: number; text: string }[] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const path = `${folder}answers.check.ts`;
  const lines = answers.map(
    ([type, json], index) => `export const a${index}: Wire<Stripe.${type}> = ${JSON.stringify(JSON.parse(json))};`,
  );
  const source = `import type Stripe from 'stripe'; import type { Wire } from '../src/model/wire.ts';\n${lines.join("\n")}\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion, ...rest) =>
    name === path ? ts.createSourceFile(name, source, languageVersion, true) : read(name, languageVersion, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === path || exists(name);
  const program = ts.createProgram([path], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(path)).map((found) => ({
    line: found.file?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0,
    text: ts.flattenDiagnosticMessageText(found.messageText, "\n"),
  }));
}

it("answers in the SDK's shapes", async () => {
  const shop = await openShop(stripe);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_790_000_000 });
  const customer = await stripe.customers.create({ test_clock: clock.id, address: { line1: "1 Main St" } });
  const subscription = await startPlan(stripe, customer.id, shop.monthly.id);
  const { intent, invoice } = secretOf(subscription);
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeDeclined" }).catch(() => undefined);
  const declined = await get(`payment_intents/${intent}`);
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  const paid = await stripe.paymentIntents.retrieve(intent);
  const setup = await stripe.setupIntents.create({ customer: customer.id });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const charge = typeof paid.latest_charge === "string" ? paid.latest_charge : "";
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  const endpoint = await stripe.webhookEndpoints.create({ url: "http://127.0.0.1:9/x", enabled_events: ["*"] });
  const payments = JSON.parse(await get(`invoice_payments?invoice=${invoice.id}`)) as { data: object[] };
  const answers: [string, string][] = [
    ["Customer", await get(`customers/${customer.id}`)],
    ["Price", await get(`prices/${shop.monthly.id}`)],
    ["Subscription", await get(`subscriptions/${subscription.id}`)],
    ["Invoice", await get(`invoices/${invoice.id}`)],
    ["PaymentIntent", await get(`payment_intents/${intent}`)],
    ["SetupIntent", await get(`setup_intents/${setup.id}`)],
    ["SubscriptionSchedule", await get(`subscription_schedules/${schedule.id}`)],
    ["Charge", await get(`charges/${charge}`)],
    ["Refund", await get(`refunds/${refund.id}`)],
    ["WebhookEndpoint", await get(`webhook_endpoints/${endpoint.id}`)],
    ["InvoicePayment", JSON.stringify(payments.data[0])],
    [
      "PaymentMethod",
      await get(`payment_methods/${typeof paid.payment_method === "string" ? paid.payment_method : ""}`),
    ],
    ["TestHelpers.TestClock", await get(`test_helpers/test_clocks/${clock.id}`)],
    ["Product", await get(`products/${typeof shop.monthly.product === "string" ? shop.monthly.product : ""}`)],
    ["PaymentIntent", declined],
  ];
  const wrong = answers.length + 1;
  const problems = problemsOf([...answers, ["Customer", '{"id": 1, "paid": true}']]);
  expect(problems.filter(({ line }) => line !== wrong)).toEqual([]);
  expect(problems.some(({ line }) => line === wrong)).toBe(true);
}, 120_000);
