import usersIcon from "@phosphor-icons/core/regular/users.svg?raw";
import { Note } from "../../../components/panel.tsx";
import { Icon } from "../../../components/icon.tsx";

interface InviteBannerProps {
  verb: "Login" | "Register";
  senderName: string | null;
  isInvalid: boolean;
}

export function InviteBanner({ verb, senderName, isInvalid }: InviteBannerProps) {
  if (isInvalid)
    return (
      <Note accent icon={<Icon svg={usersIcon} />}>
        This invitation is not valid any more. Ask for a new one; until then you can log in or sign up without it.
      </Note>
    );
  if (senderName === null) return null;
  return (
    <Note accent icon={<Icon svg={usersIcon} />}>
      {verb} and accept {senderName}&apos;s invite
    </Note>
  );
}
