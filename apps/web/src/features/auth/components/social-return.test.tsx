// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { SocialReturn } from "./social-return.tsx";

afterEach(cleanup);

it("N104: shows nothing of what somebody wrote into the address", () => {
  const planted = "Your account is locked. Call 555 0100";
  const query = new URLSearchParams({ error: planted, error_description: planted, error_uri: "https://evil.test/" });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/auth/google?${query.toString()}`]}>
        <SocialReturn provider="google" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(document.body.textContent).not.toBe("");
  expect(document.body.innerHTML).not.toMatch(/locked|555|evil/);
});
