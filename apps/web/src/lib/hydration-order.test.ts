// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { endTurn, endTurns, startTurns, turnOf } from "./turns.ts";

afterEach(endTurns);

/** How often public/first-paint.js would have heard that the page works. */
function countLive() {
  const heard = vi.fn<() => void>();
  window.addEventListener("adjudge:live", heard, { once: true });
  return heard;
}

const all = ["header", "intro", "hero", "prices", "features", "testimonials", "about", "guide", "footer"] as const;

describe("turns", () => {
  it("lets no part wait where nothing was drawn ahead", () => {
    expect(all.map(turnOf)).toEqual(all.map(() => null));
  });

  it("begins each part's turn when the one before it works, and says when all do", async () => {
    const heard = countLive();
    startTurns();
    expect(turnOf("header")).toBeNull();
    for (const [index, name] of all.entries()) {
      expect(turnOf(name)).toBeNull();
      const next = all[index + 1];
      const turn = next ? turnOf(next) : null;
      expect(turn === null).toBe(next === undefined);
      if (next) expect(turnOf(next)).toBe(turn);
      expect(heard).not.toHaveBeenCalled();
      endTurn(name);
      await turn;
    }
    expect(heard).toHaveBeenCalledOnce();
  });

  it("keeps to the order: a part that works before its turn starts nobody else's", () => {
    startTurns();
    endTurn("prices");
    expect(turnOf("intro")).not.toBeNull();
  });

  it("ends all turns at once for whoever leaves", async () => {
    const heard = countLive();
    startTurns();
    const last = turnOf("footer");
    endTurns();
    await last;
    expect(all.map(turnOf)).toEqual(all.map(() => null));
    expect(heard).toHaveBeenCalledOnce();
  });
});
