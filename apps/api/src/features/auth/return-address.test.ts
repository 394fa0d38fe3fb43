import { describe, expect, it } from "vitest";
import { isAllowedReturn } from "./return-address.ts";

const live = { provider: "google", appOrigin: "https://adjudge.example", isProduction: true };
const local = { provider: "google", appOrigin: "http://localhost:3000", isProduction: false };

describe("where a social sign-in may return to", () => {
  it("is our own page of that provider, and nothing else", () => {
    expect(isAllowedReturn("https://adjudge.example/auth/google", live)).toBe(true);
    expect(isAllowedReturn("https://adjudge.example/auth/google/", live)).toBe(true);
    for (const address of [
      "http://adjudge.example/auth/google",
      "https://adjudge.example.evil.test/auth/google",
      "https://evil.test/auth/google",
      "https://adjudge.example@evil.test/auth/google",
      "https://adjudge.example:8443/auth/google",
      "https://adjudge.example/auth/linkedin",
      "https://adjudge.example/auth/google?next=x",
      "https://adjudge.example/auth/google#x",
      "https://adjudge.example/auth/google/../../evil",
      "https://adjudge.example/auth/google\0",
      " https://adjudge.example/auth/google",
      "https://adjudge.example/auth/x/../google",
      "//adjudge.example/auth/google",
      "/auth/google",
      "javascript:alert(1)",
      "",
    ])
      expect([address, isAllowedReturn(address, live)]).toEqual([address, false]);
  });

  it("takes any name of this machine outside production, on the same port", () => {
    expect(isAllowedReturn("http://127.0.0.1:3000/auth/google", local)).toBe(true);
    expect(isAllowedReturn("http://127.0.0.1:3001/auth/google", local)).toBe(false);
    expect(isAllowedReturn("http://127.0.0.1:3000/auth/google", { ...local, isProduction: true })).toBe(false);
  });
});
