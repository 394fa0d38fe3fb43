import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import type { ReactNode } from "react";
import { Link } from "react-router";

export function BackLink({ to, children = "Back" }: { to: string; children?: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <ArrowLeftIcon className="i" aria-hidden="true" />
      {children}
    </Link>
  );
}
