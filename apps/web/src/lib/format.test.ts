import { describe, expect, it } from "vitest";
import {
  formatBytes,
  formatDateTime,
  formatDollars,
  formatPercent,
  formatRemaining,
  formatReportDate,
  withUnits,
} from "./format.ts";

describe("format", () => {
  it("writes dates as MM/DD/YYYY hh:mm A, with midnight and noon as 12", () => {
    expect(formatDateTime(new Date(2026, 0, 5, 0, 7))).toBe("01/05/2026 12:07 AM");
    expect(formatDateTime(new Date(2026, 10, 15, 12, 0))).toBe("11/15/2026 12:00 PM");
    expect(formatReportDate(new Date(2026, 10, 15, 21, 30))).toBe("11/15/2026; 09:30 PM");
  });

  it("writes money with cents only where there are any", () => {
    expect([29, 23.2, 1200, 1234.5].map(formatDollars)).toEqual(["$29", "$23.20", "$1,200", "$1,234.50"]);
  });

  it("reads limits as the product does", () => {
    expect(formatRemaining(0, 0)).toBe("Upgrade Plan");
    expect(formatRemaining(null, 9)).toBe("Unlimited");
    expect(formatRemaining(undefined, 9)).toBe("Unlimited");
    expect(formatRemaining(150, 112)).toBe("38 of 150 remaining");
    expect(formatRemaining(10, 12)).toBe("0 of 10 remaining");
  });

  it("keeps a number and its unit in one row", () => {
    expect(withUnits("about 9 px high; 64 % of it, 12 words")).toBe("about 9\u00a0px high; 64\u00a0% of it, 12 words");
  });

  it("rounds scores and file sizes", () => {
    expect(formatPercent(72.4)).toBe("72%");
    expect([1, 1536, 1_258_291].map(formatBytes)).toEqual(["1 KB", "2 KB", "1.2 MB"]);
  });
});
