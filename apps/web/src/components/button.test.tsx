// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

it("keeps the focus while it is busy, and takes no clicks", async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Send Invite</Button>);
  await userEvent.click(screen.getByRole("button"));
  rerender(
    <Button onClick={onClick} busy>
      Send Invite
    </Button>,
  );
  expect(document.activeElement).toBe(screen.getByRole("button"));
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledTimes(1);
});

it("holds back its form while it is busy, also for Enter in a field", async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy>
        Log In
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  await userEvent.type(screen.getByLabelText("Email"), "a{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});
