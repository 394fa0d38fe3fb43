import type { ReactNode } from "react";

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** The light table with nothing on it: one serif line, one sentence, one button. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon}
      <p className="h3">{title}</p>
      {children && <p className="small muted">{children}</p>}
      {action}
    </div>
  );
}
