import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { Note } from "../../../components/panel.tsx";

export function InviteBanner({ verb, senderName }: { verb: "Login" | "Register"; senderName: string | null }) {
  if (senderName === null) return null;
  return (
    <Note accent icon={<UsersIcon className="i" aria-hidden="true" />}>
      {verb} and accept {senderName}&apos;s invite
    </Note>
  );
}
