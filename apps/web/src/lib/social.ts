import type { Provider } from "@adjudge/contracts";

/** SPEC section 2: each provider returns to a page of its own. */
export const socialReturnAddress = (provider: Provider): string => `${window.location.origin}/auth/${provider}`;

export const providerNames: Record<Provider, string> = {
  google: "Google",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  github: "GitHub",
};
