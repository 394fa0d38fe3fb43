// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { endPart, hydrateTheRest, startInOrder, permitOf } from "./hydration-order.ts";

afterEach(hydrateTheRest);

/** How often public/first-paint.js would have heard that the page works. */
function countLive() {
  const heard = vi.fn<() => void>();
  window.addEventListener("adjudge:live", heard, { once: true });
  return heard;
}

const all = ["header", "intro", "hero", "prices", "features", "testimonials", "about", "guide", "footer"] as const;

describe("the order of hydration", () => {
  it("lets no part wait where nothing was prerendered", () => {
    expect(all.map(permitOf)).toEqual(all.map(() => null));
  });

  it("begins each part when the one before it works, and says when all do", async () => {
    const heard = countLive();
    startInOrder();
    expect(permitOf("header")).toBeNull();
    for (const [index, name] of all.entries()) {
      expect(permitOf(name)).toBeNull();
      const next = all[index + 1];
      const permit = next ? permitOf(next) : null;
      expect(permit === null).toBe(next === undefined);
      if (next) expect(permitOf(next)).toBe(permit);
      expect(heard).not.toHaveBeenCalled();
      endPart(name);
      await permit;
    }
    expect(heard).toHaveBeenCalledOnce();
  });

  it("keeps to the order: a part that works too early starts no other", () => {
    startInOrder();
    endPart("prices");
    expect(permitOf("intro")).not.toBeNull();
  });

  it("lets all parts go at once for whoever leaves", async () => {
    const heard = countLive();
    startInOrder();
    const last = permitOf("footer");
    hydrateTheRest();
    await last;
    expect(all.map(permitOf)).toEqual(all.map(() => null));
    expect(heard).toHaveBeenCalledOnce();
  });
});
