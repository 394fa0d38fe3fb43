import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { currentUserQuery, useCurrentUser } from "../../../lib/current-user.ts";
import { useSubscription } from "../../../lib/subscription.ts";
import { AccountLinks } from "./account-links.tsx";
import { DataSection } from "./data-section.tsx";
import { DetailsForm } from "./details-form.tsx";
import { PictureSection } from "./picture-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import "./account.css";

/** `billing` is the plan's part of the page, which belongs to another feature. */
export function AccountView({ billing }: { billing?: ReactNode }) {
  const { user, error } = useCurrentUser();
  const { isPaid } = useSubscription();
  const queryClient = useQueryClient();
  if (error && !user) {
    const reload = () => void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
    return <ErrorNote error={error} title="Your account could not be loaded" onRetry={reload} />;
  }
  return (
    <div className="account">
      <div className="account__main">
        {user ? (
          <>
            <PictureSection user={user} />
            <DetailsForm user={user} />
          </>
        ) : (
          <Skeleton height="32rem" />
        )}
      </div>
      <aside className="account__side">
        {billing}
        <AccountLinks isPaid={isPaid} />
      </aside>
      {user && (
        <div className="account__main">
          <ProvidersSection email={user.email} />
          <SessionsSection />
          <DataSection user={user} />
        </div>
      )}
    </div>
  );
}
