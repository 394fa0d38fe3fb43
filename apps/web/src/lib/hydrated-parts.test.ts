// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** How often public/first-paint.js would have heard that the page works. */
function countLive() {
  const heard = vi.fn<() => void>();
  window.addEventListener("adjudge:live", heard);
  return heard;
}

const all = ["footer", "header", "intro", "hero", "prices", "features", "testimonials", "about", "guide"] as const;

beforeEach(() => vi.resetModules());

describe("the parts of the landing page", () => {
  it("are said to work once, when the last of them does, in whichever order they come", async () => {
    const { endPart, endAllParts } = await import("./hydrated-parts.ts");
    const heard = countLive();
    for (const name of all) {
      expect(heard).not.toHaveBeenCalled();
      endPart(name);
      if (name !== "guide") endPart(name); // an effect may run twice
    }
    expect(heard).toHaveBeenCalledOnce();
    endAllParts();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("are said to work where the page is left before they do", async () => {
    const { endPart, endAllParts } = await import("./hydrated-parts.ts");
    const heard = countLive();
    endPart("header");
    endAllParts();
    for (const name of all) endPart(name);
    expect(heard).toHaveBeenCalledOnce();
  });
});
