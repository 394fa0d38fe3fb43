import { z } from "zod";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/database.ts";
import type { OAuthProviders } from "../../platform/oauth/oauth-providers.ts";
import type { JobDefinition, Queue } from "../../platform/queue/queue.ts";
import type { AvatarStore } from "./avatar-store.ts";
import { avatarUrl } from "./presenter.ts";
import { findUser, setSocialPicture } from "./repository.ts";

type Picture = { userId: string; provider: string; url: string };

export const fetchSocialPicture: JobDefinition<Picture> = {
  name: "account.fetch-social-picture",
  payload: z.object({ userId: z.string(), provider: z.string(), url: z.string() }),
  retryLimit: 2,
  retryDelaySeconds: 60,
};

type Options = { db: Db; queue: Queue; avatars: AvatarStore; oauth: OAuthProviders };

/** Pictures of social accounts are copied: pages then need no other host, and the provider does not see who looks. */
export function createSocialPictures({ db, queue, avatars, oauth }: Options): (picture: Picture) => Promise<void> {
  queue.handle(fetchSocialPicture, async ({ userId, provider, url }) => {
    const user = await findUser(db, { id: userId });
    if (!user || user.profile_image_key !== null || user.social_auth_image_url !== null) return;
    const bytes = await oauth.find(provider)?.fetchPicture(url);
    const key = bytes && (await avatars.save(bytes, { userId }).catch(ifNoPicture));
    if (!key) return;
    const name = key.split("/").at(-1) ?? "";
    if (!(await setSocialPicture(db, { id: userId, url: avatarUrl(name) }))) await avatars.discard(key);
  });
  return (picture) => queue.send(db, fetchSocialPicture, picture, { singletonKey: picture.userId });
}

// Trying again would not make a picture of it.
const ifNoPicture = (error: unknown): undefined => {
  if (!(error instanceof AppError) || error.code !== "unsupported_image") throw error;
};
