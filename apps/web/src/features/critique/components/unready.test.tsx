// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Unready } from "./unready.tsx";

afterEach(cleanup);

const about = { destination: "models.example", model: "stand-in-vl", problem: null, can_ask: true };
const show = (critique: Parameters<typeof Unready>[0]["critique"]) => {
  const mutate = vi.fn<(input: undefined) => void>();
  render(<Unready critique={critique} what="picture" ask={{ isPending: false, mutate }} />);
  return mutate;
};

it("offers what can be asked", async () => {
  const mutate = show({ ...about, status: "failed", problem: "The model took too long to answer." });
  await userEvent.click(screen.getByRole("button", { name: "Ask again" }));
  expect(mutate).toHaveBeenCalledOnce();
  cleanup();
  show({ ...about, status: "not_asked" });
  expect(screen.getByRole("button", { name: "Ask for a second opinion" })).toBeTruthy();
});

it.each(["failed", "not_asked"] as const)("says that the budget is spent and offers nothing: %s", (status) => {
  const spent = "This month’s second opinions are used up. New ones can be asked for next month.";
  show({ ...about, status, problem: status === "failed" ? spent : null, can_ask: false });
  expect(screen.getByRole("status").textContent).toContain(spent);
  expect(screen.queryByRole("button")).toBeNull();
});
