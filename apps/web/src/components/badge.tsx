import type { ReactNode } from "react";

export type BadgeTone = "plain" | "accent" | "strong" | "fair" | "weak";

/** A short state in a box: Admin, Invite Sent, the plan label. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
