import { codePoints, isEmail, isSafeLine, nameMaxLength } from "@adjudge/contracts";
import { OAuthRefusedError, type OAuthProfile } from "../../platform/oauth/oauth-provider.ts";

// PostgreSQL refuses a NUL with an error, and whoever has the profile may have written one into it.
function shownName(name: string): string {
  const trimmed = name.trim();
  return isSafeLine(trimmed) && codePoints(trimmed) <= nameMaxLength ? trimmed : "";
}

/** A provider's profile is as little to be trusted as a form: what could not be typed into one is left out. */
export function cleanProfile({
  subject,
  email,
  firstName,
  lastName,
  pictureUrl,
  isEmailVerified,
}: OAuthProfile): OAuthProfile {
  if (!isSafeLine(subject)) throw new OAuthRefusedError("the provider's id of the person is no id");
  return {
    subject,
    email: email !== null && isEmail(email) ? email : null,
    isEmailVerified,
    firstName: shownName(firstName),
    lastName: shownName(lastName),
    pictureUrl: pictureUrl !== null && isSafeLine(pictureUrl) ? pictureUrl : null,
  };
}
