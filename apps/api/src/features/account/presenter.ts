import type { Session, User } from "@adjudge/contracts";
import type { SessionRow, UserRow } from "./repository.ts";

/** Pictures are served by us under unguessable names, so that pages need no other host. */
export const avatarUrl = (name: string): string => `/api/avatars/${name}`;

type Pictures = Pick<User, "profile_image" | "social_auth_image_url">;

export function presentPictures(row: Pick<UserRow, "profile_image_key" | "social_auth_image_url">): Pictures {
  const name = row.profile_image_key?.split("/").at(-1);
  return {
    profile_image: name === undefined ? null : avatarUrl(name),
    social_auth_image_url: row.social_auth_image_url,
  };
}

export function presentUser(row: UserRow, { isActive, teamMember }: { isActive: boolean; teamMember: boolean }): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    pending_email: row.pending_email,
    company_name: row.company_name,
    ...presentPictures(row),
    is_subscribed: isActive,
    account: isActive ? (teamMember ? "team_member" : "subscriber") : "free",
  };
}

export const presentSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  created_date: row.created_at.toISOString(),
  last_seen_date: row.last_seen_at.toISOString(),
  expires_date: row.expires_at.toISOString(),
  user_agent: row.user_agent,
  ip: row.ip,
  current: row.id === currentId,
});
