import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { Note } from "../../../components/panel.tsx";

interface InviteBannerProps {
  verb: "Login" | "Register";
  senderName: string | null;
  isInvalid: boolean;
}

export function InviteBanner({ verb, senderName, isInvalid }: InviteBannerProps) {
  if (isInvalid)
    return (
      <Note accent icon={<UsersIcon className="i" aria-hidden="true" />}>
        This invitation is not valid any more. Ask for a new one; until then you can log in or sign up without it.
      </Note>
    );
  if (senderName === null) return null;
  return (
    <Note accent icon={<UsersIcon className="i" aria-hidden="true" />}>
      {verb} and accept {senderName}&apos;s invite
    </Note>
  );
}
