import arrowLeftIcon from "@phosphor-icons/core/regular/arrow-left.svg?raw";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export function BackLink({ to, children = "Back" }: { to: string; children?: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <Icon svg={arrowLeftIcon} />
      {children}
    </Link>
  );
}
