import type { ProviderName } from "../config.ts";

/** What a provider tells about a person. `subject` is the provider's own id of the person; addresses change hands. */
export type OAuthProfile = {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
};

export type AuthorisationRequest = { state: string; nonce: string; codeChallenge: string; redirectUri: string };
export type CodeExchange = { code: string; codeVerifier: string; nonce: string; redirectUri: string };

export type OAuthProvider = {
  name: ProviderName;
  /** As people write it. */
  label: string;
  /** Where to send the browser. */
  authorizeUrl: (request: AuthorisationRequest) => Promise<string>;
  exchangeCode: (exchange: CodeExchange) => Promise<OAuthProfile>;
  /**
   * A token that the client got by itself, only with proof that it was issued to us: a token of another app would log
   * its holder in here. A nonce, where the token carries one, is for the caller to check.
   */
  readToken: (
    token: string,
  ) => Promise<{ profile: OAuthProfile; proof: { kind: "nonce"; nonce: string } | { kind: "audience" } }>;
  /** The picture's bytes, from the provider's own hosts only; undefined when it cannot be had. */
  fetchPicture: (url: string) => Promise<Buffer | undefined>;
};

/** The code or token is not good: wrong, old, or not meant for us. */
export class OAuthRefusedError extends Error {
  override name = "OAuthRefusedError";
}

/** The provider did not respond, or failed on its side; trying again can help. */
export class OAuthUnavailableError extends Error {
  override name = "OAuthUnavailableError";
}
