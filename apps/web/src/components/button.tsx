import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

export type ButtonVariant = "primary" | "line" | "quiet" | "dark" | "danger";

interface ButtonLook {
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  icon?: ReactNode;
}

function classes({ variant = "primary", small, wide }: ButtonLook, extra: string | undefined) {
  const parts = ["btn", `btn--${variant}`, small && "btn--sm", wide && "btn--wide", extra];
  return parts.filter(Boolean).join(" ");
}

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work under way: keeps label and width, takes no clicks, tells assistive technology. */
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, icon, busy, className, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) }, className)}
      // A button that is disabled while it works drops the focus it was pressed with, and the keyboard starts again at the top.
      aria-disabled={busy || undefined}
      aria-busy={busy}
      // Enter in a field submits by a click on the button, so this holds back the form as well.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) };
  return (
    <Link {...rest} className={classes(look, className)}>
      {icon}
      {children}
    </Link>
  );
}

interface IconButtonProps extends ComponentProps<"button"> {
  /** Names the action; the icon alone says nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={["icon-btn", className].filter(Boolean).join(" ")}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
