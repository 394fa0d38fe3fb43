import type { Clock } from "../clock.ts";
import type { Config, ProviderName } from "../config.ts";
import type { Secrets } from "../secrets.ts";
import { createFacebookProvider } from "./facebook-provider.ts";
import { createGithubProvider } from "./github-provider.ts";
import type { OAuthProvider } from "./oauth-provider.ts";
import { createOpenIdProvider } from "./openid-provider.ts";
import { createTestProvider, type TestProvider } from "./test-provider.ts";
import { createTwitterProvider } from "./twitter-provider.ts";

export const providerNames = [
  "google",
  "facebook",
  "linkedin",
  "twitter",
  "github",
] as const satisfies readonly ProviderName[];

const labels: Readonly<Record<ProviderName, string>> = {
  google: "Google",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  twitter: "Twitter",
  github: "GitHub",
};

export type OAuthProviders = {
  /** Those that can be used, in the order their buttons are shown. */
  names: readonly ProviderName[];
  find: (name: string) => OAuthProvider | undefined;
  findTest: (name: string) => TestProvider | undefined;
};

type Options = { config: Pick<Config, "providers" | "isProduction">; secrets: Secrets; clock: Clock };

/** With keys the real one; without, the local test sign-in, and in production none at all. */
export function createOAuthProviders({ config, secrets, clock }: Options): OAuthProviders {
  const real = new Map<string, OAuthProvider>();
  const test = new Map<string, TestProvider>();
  for (const name of providerNames) {
    const provider = createRealProvider(name, config.providers);
    if (provider) real.set(name, provider);
    else if (!config.isProduction) test.set(name, createTestProvider({ name, label: labels[name], secrets, clock }));
  }
  return {
    names: providerNames.filter((name) => real.has(name) || test.has(name)),
    find: (name) => real.get(name) ?? test.get(name),
    findTest: (name) => test.get(name),
  };
}

function createRealProvider(name: ProviderName, settings: Config["providers"]): OAuthProvider | undefined {
  const own = settings[name];
  if (!own) return undefined;
  switch (name) {
    case "google":
      return createOpenIdProvider({
        name,
        label: labels[name],
        settings: own,
        issuer: "https://accounts.google.com",
        scope: "openid profile email",
        pictureHosts: ["googleusercontent.com"],
        isNonceOptional: false,
      });
    case "linkedin":
      return createOpenIdProvider({
        name,
        label: labels[name],
        settings: own,
        issuer: "https://www.linkedin.com/oauth",
        scope: "email openid profile",
        pictureHosts: ["licdn.com"],
        isNonceOptional: true,
      });
    case "facebook":
      return createFacebookProvider(own);
    case "github":
      return createGithubProvider(own);
    case "twitter":
      return createTwitterProvider(own);
  }
}
