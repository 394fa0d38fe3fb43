export interface Pictured {
  first_name?: string | null;
  last_name?: string | null;
  profile_image?: string | null;
  social_auth_image_url?: string | null;
}

/** Each carries white text at 5.4:1 or more. */
const colours = ["#215a62", "#5b3a78", "#7a3b2e", "#2f5d34", "#8a2c55", "#3d4a8a", "#6b4a12", "#34495e"] as const;

const firstLetter = (name: string | null | undefined): string => {
  const [letter] = (name ?? "").trim();
  return letter?.toUpperCase() ?? "";
};

/** Initials of the name, NN without one (docs/product/screens.md#my-account). */
export const initialsOf = (person: Pictured): string =>
  firstLetter(person.first_name) + firstLetter(person.last_name) || "NN";

/** The picture of the sign-in provider goes before an uploaded one. */
export const pictureOf = (person: Pictured): string | null =>
  person.social_auth_image_url || person.profile_image || null;

/** The same initials always have the same colour. */
export function avatarColour(initials: string): string {
  let hash = 0;
  for (const letter of initials) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return colours[hash % colours.length] ?? colours[0];
}
