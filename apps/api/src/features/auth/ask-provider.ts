import { AppError } from "../../platform/app-error.ts";
import { OAuthRefusedError, OAuthUnavailableError } from "../../platform/oauth/oauth-provider.ts";

export const invalidState = (): AppError =>
  new AppError("invalid_state", "This sign-in is no longer valid. Please start again.");
export const invalidToken = (cause?: unknown): AppError =>
  new AppError("invalid_provider_token", "The sign-in could not be confirmed. Please start again.", { cause });

/** Errors of a provider, as the caller may see them. */
export async function ask<T>(work: () => Promise<T>, label: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OAuthRefusedError) throw invalidToken(error);
    if (error instanceof OAuthUnavailableError)
      throw new AppError("provider_unavailable", `${label} does not answer. Please try again in a moment.`, {
        cause: error,
        retryAfterSeconds: 5,
      });
    throw error;
  }
}
