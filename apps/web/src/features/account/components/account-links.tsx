import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { SignOutIcon } from "@phosphor-icons/react/dist/csr/SignOut";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { Link } from "react-router";
import { paths } from "../../../lib/paths.ts";
import { useLogOut } from "../api/account.ts";

export function AccountLinks({ isPaid }: { isPaid: boolean }) {
  const logOut = useLogOut();
  return (
    <nav className="account__links" aria-label="Account">
      {isPaid && (
        <Link className="account__link" to={paths.teamMembers}>
          <UsersIcon className="i" aria-hidden="true" />
          Team Members
          <CaretRightIcon className="i" aria-hidden="true" />
        </Link>
      )}
      <button type="button" className="account__link" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
        <SignOutIcon className="i" aria-hidden="true" />
        Log Out
      </button>
    </nav>
  );
}
