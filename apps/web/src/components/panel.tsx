import type { ComponentProps, ReactNode } from "react";

interface PanelProps extends ComponentProps<"section"> {
  /** Sheet grey without a border, for asides such as usage and plan. */
  quiet?: boolean;
}

export function Panel({ quiet, className, ...rest }: PanelProps) {
  return <section {...rest} className={["panel", quiet && "quiet", className].filter(Boolean).join(" ")} />;
}

interface NoteProps {
  accent?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** One remark set off by a bar: an invitation banner, a hint about test mode. */
export function Note({ accent, icon, children }: NoteProps) {
  return (
    <div className={accent ? "note note--accent" : "note"}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
