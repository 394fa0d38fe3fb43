import { expect, it } from "vitest";
import type { Hit, RateLimiter } from "../platform/rate-limit/rate-limiter.ts";
import { createGeneralLimits } from "./general-limits.ts";

function countingLimiter(limit: number): { rateLimiter: RateLimiter; counted: () => number } {
  let count = 0;
  const hit = async (_subject: unknown, _limit: unknown, cost = 1): Promise<Hit> => {
    await Promise.resolve();
    count += cost;
    return { isAllowed: count <= limit, count, retryAfterSeconds: 60 };
  };
  const notUsed = () => Promise.reject(new Error("not used here"));
  return { rateLimiter: { hit, enforce: notUsed, peek: notUsed, reset: notUsed }, counted: () => count };
}

it("calls that come at once share a lease: thirty count as forty, not as six hundred", async () => {
  const { rateLimiter, counted } = countingLimiter(300);
  const limits = createGeneralLimits(rateLimiter, () => 0);
  await Promise.all(Array.from({ length: 30 }, () => limits.user("u")));
  expect(counted()).toBe(40);
});

it("what comes after the limit is refused, with the time to wait, until the window ends", async () => {
  const { rateLimiter } = countingLimiter(40);
  let time = 0;
  const limits = createGeneralLimits(rateLimiter, () => time);
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => limits.user("u")));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(40);
  time = 30_000;
  await expect(limits.user("u")).rejects.toMatchObject({ code: "rate_limited", retryAfterSeconds: 30 });
});

it("N76: addresses of one IPv6 network share a lease: thirty people there count as forty calls, not as six hundred", async () => {
  const { rateLimiter, counted } = countingLimiter(600);
  const limits = createGeneralLimits(rateLimiter, () => 0);
  for (let person = 1; person <= 30; person++) await limits.address(`2001:db8:1:2::${person.toString(16)}`);
  expect(counted()).toBe(40);
  for (let person = 1; person <= 30; person++) await limits.pictures(`2001:db8:1:2::${person.toString(16)}`);
  expect(counted()).toBe(80);
});
