import type { Invitation, Person } from "@adjudge/contracts";
import type { InvitationRow, PersonColumns } from "./repository.ts";

export type PresentPictures = (
  user: Pick<PersonColumns, "profile_image_key" | "social_auth_image_url">,
) => Pick<Person, "profile_image" | "social_auth_image_url">;

export const presentPerson = (row: PersonColumns, pictures: PresentPictures): Person => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  ...pictures(row),
});

/** Until it is accepted, nothing but the address: whether it has an account is not the sender's to learn. */
const stranger = (email: string): Person => ({
  first_name: "",
  last_name: "",
  email,
  profile_image: null,
  social_auth_image_url: null,
});

type Context = {
  token: string;
  sender: PersonColumns | undefined;
  invitee: PersonColumns | undefined;
  pictures: PresentPictures;
};

export const presentInvitation = (row: InvitationRow, { token, sender, invitee, pictures }: Context): Invitation => ({
  token,
  email: row.email,
  is_active: row.is_active,
  activated: row.activated,
  activated_on: row.activated_on?.toISOString() ?? null,
  sender: sender ? presentPerson(sender, pictures) : stranger(""),
  invitee: invitee ? presentPerson(invitee, pictures) : stranger(row.email),
});
