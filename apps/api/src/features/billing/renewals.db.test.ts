import { beforeAll, expect, it } from "vitest";
import { type BillingKit, createBillingKit } from "../../../test/billing-kit.ts";
import { buildTestApp } from "../../../test/test-app.ts";

let kit: BillingKit;
beforeAll(async () => {
  kit = createBillingKit(await buildTestApp());
});

it("B19: renews for a year, one invoice and one usage period a month", async () => {
  const user = await kit.newUser();
  await kit.buy(user, { plan: "Starter" });
  const periods = new Set<string>();
  const end = async (): Promise<Date> => new Date((await kit.state(user)).usage.period_end);
  periods.add((await end()).toISOString());
  let now = Date.now();
  for (let month = 0; month < 12; month += 1) {
    const seconds = Math.ceil(((await end()).getTime() - now) / 1000) + 60;
    now += seconds * 1000;
    await kit.advance(seconds);
    await kit.sync();
    periods.add((await end()).toISOString());
  }
  expect(periods.size).toBe(13);
  const { body } = await user.call.get("/invoices/?page_size=100");
  expect(body.invoices.map(({ status }: { status: string }) => status)).toEqual(Array(13).fill("paid"));
}, 240_000);
