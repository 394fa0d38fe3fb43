import type { User } from "@adjudge/contracts";
import cameraIcon from "@phosphor-icons/core/regular/camera.svg?raw";
import { useRef } from "react";
import { Avatar } from "../../../components/avatar.tsx";
import { Button } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { toast } from "../../../lib/toast.ts";
import { useUpdateUser } from "../api/account.ts";
import { Icon } from "../../../components/icon.tsx";

export function PictureSection({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const update = useUpdateUser(user.id);
  const save = (change: Parameters<typeof update.mutate>[0]) =>
    update.mutate(change, {
      onSuccess: () => toast.success("Account details updated successfully"),
      onError: (error) => toast.error(messageOf(error)),
    });
  const hasPicture = (user.social_auth_image_url ?? user.profile_image) !== null;
  return (
    <section className="account__block" aria-labelledby="picture-title">
      <h2 className="h3" id="picture-title">
        Picture
      </h2>
      <div className="account__picture">
        <Avatar person={user} size={88} />
        <div className="account__fields">
          <div>
            <Button
              variant="line"
              small
              busy={update.isPending}
              icon={<Icon svg={cameraIcon} />}
              onClick={() => input.current?.click()}
            >
              Upload picture
            </Button>
            {hasPicture && (
              <Button
                variant="quiet"
                small
                disabled={update.isPending}
                onClick={() => save({ fields: { profile_image: null } })}
              >
                Remove picture
              </Button>
            )}
            <input
              ref={input}
              className="sr"
              type="file"
              accept="image/*"
              aria-label="Profile picture"
              tabIndex={-1}
              onChange={(event) => {
                const [picture] = event.target.files ?? [];
                event.target.value = "";
                if (picture) save({ fields: {}, picture });
              }}
            />
          </div>
          <p className="hint">JPG, PNG or WebP, up to 5 MB. Without one, your initials are shown.</p>
        </div>
      </div>
    </section>
  );
}
