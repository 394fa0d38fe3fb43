import type { Provider } from "@adjudge/contracts";

/** Each provider returns to an address of its own (docs/product/screens.md#social-sign-in-returns). */
export const socialReturnAddress = (provider: Provider): string => `${window.location.origin}/auth/${provider}`;

export const providerNames: Record<Provider, string> = {
  google: "Google",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  github: "GitHub",
};
