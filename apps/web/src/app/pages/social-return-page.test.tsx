// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { Page } from "./social-return-page.tsx";

afterEach(cleanup);

function open(address: string): void {
  const router = createMemoryRouter([{ path: "/auth/:provider", Component: Page }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it.each([
  ["google", "Signing in with Google"],
  ["linkedin", "Signing in with LinkedIn"],
])("receives whoever comes back from %s", (provider, title) => {
  open(`/auth/${provider}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});

it.each(["myspace", "toString"])("says that %s is no provider", (provider) => {
  open(`/auth/${provider}`);
  expect(screen.getByRole("alert").textContent).toBe("Unsupported provider");
});
