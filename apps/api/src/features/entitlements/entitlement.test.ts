import { describe, expect, it } from "vitest";
import { addMonths, givesRights, usagePeriodAt } from "./entitlement.ts";

const at = (iso: string): Date => new Date(iso);

describe("rights from a subscription", () => {
  const subscription = (status: "active" | "trialing" | "past_due" | "canceled" | "incomplete" | "unpaid") => ({
    status,
    currentPeriodEnd: at("2026-11-30T00:00:00Z"),
  });
  const now = { now: at("2026-12-10T00:00:00Z"), graceDays: 14 };

  it("holds for active and trialing, not for what was never paid or has ended", () => {
    expect(givesRights(subscription("active"), now)).toBe(true);
    expect(givesRights(subscription("trialing"), now)).toBe(true);
    for (const status of ["canceled", "incomplete", "unpaid"] as const)
      expect(givesRights(subscription(status), now)).toBe(false);
  });

  it("holds while the card is retried, and ends with the grace", () => {
    expect(givesRights(subscription("past_due"), now)).toBe(true);
    expect(givesRights(subscription("past_due"), { ...now, now: at("2026-12-14T00:00:00Z") })).toBe(false);
  });
});

describe("usage period", () => {
  it("is the billing period of a monthly plan", () => {
    const billing = { start: at("2026-10-31T08:00:00Z"), end: at("2026-11-30T08:00:00Z") };
    expect(usagePeriodAt(billing, at("2026-11-15T00:00:00Z"))).toEqual(billing);
  });

  it("runs by months inside a yearly plan", () => {
    const billing = { start: at("2026-01-31T08:00:00Z"), end: at("2027-01-31T08:00:00Z") };
    expect(usagePeriodAt(billing, at("2026-03-01T00:00:00Z"))).toEqual({
      start: at("2026-02-28T08:00:00Z"),
      end: at("2026-03-31T08:00:00Z"),
    });
  });

  it("gives no fresh quota in the grace after the end", () => {
    const billing = { start: at("2026-10-15T00:00:00Z"), end: at("2026-11-15T00:00:00Z") };
    expect(usagePeriodAt(billing, at("2026-11-20T00:00:00Z"))).toEqual(billing);
  });

  it("keeps the day where the month is long enough", () => {
    expect(addMonths(at("2026-01-31T10:30:00Z"), 1)).toEqual(at("2026-02-28T10:30:00Z"));
    expect(addMonths(at("2026-01-31T10:30:00Z"), 2)).toEqual(at("2026-03-31T10:30:00Z"));
  });
});
