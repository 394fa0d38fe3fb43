import caretRightIcon from "@phosphor-icons/core/regular/caret-right.svg?raw";
import signOutIcon from "@phosphor-icons/core/regular/sign-out.svg?raw";
import usersIcon from "@phosphor-icons/core/regular/users.svg?raw";
import { Link } from "react-router";
import { paths } from "../../../lib/paths.ts";
import { useLogOut } from "../api/account.ts";
import { Icon } from "../../../components/icon.tsx";

export function AccountLinks({ isPaid }: { isPaid: boolean }) {
  const logOut = useLogOut();
  return (
    <nav className="account__links" aria-label="Account">
      {isPaid && (
        <Link className="account__link" to={paths.teamMembers}>
          <Icon svg={usersIcon} />
          Team Members
          <Icon svg={caretRightIcon} />
        </Link>
      )}
      <button type="button" className="account__link" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
        <Icon svg={signOutIcon} />
        Log Out
      </button>
    </nav>
  );
}
