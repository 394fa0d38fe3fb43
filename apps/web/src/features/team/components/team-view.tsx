import type { InvitationList, User } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Note } from "../../../components/panel.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useFocusInList } from "../../../lib/use-focus-lost.ts";
import { teamQuery } from "../api/team.ts";
import { TeamList } from "./team-list.tsx";
import { TeamSide } from "./team-side.tsx";
import "./team.css";

/** Somebody logged in as another person, or came too late: the list alone would not say why nothing is there. */
function StrangeInvite({ team, user }: { team: InvitationList; user: User }) {
  const [query] = useSearchParams();
  const invite = query.get("invite");
  if (invite === null || invite === "" || team.team_members.some(({ token }) => token === invite)) return null;
  return (
    <Note accent>
      This invitation is not for {user.email}, or it is no longer open. Log in with the address it was sent to.
    </Note>
  );
}

export function TeamView() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(teamQuery(page));
  const { user } = useCurrentUser();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusInList(data, () => title.current?.focus());
  if (error && !data)
    return <ErrorNote error={error} title="The team could not be loaded" onRetry={() => void refetch()} />;
  if (!data || !user) {
    return (
      <div className="team-layout" role="status" aria-label="Loading the team">
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
    );
  }
  return (
    <div className="team-layout">
      <TeamSide team={data} user={user} />
      <section aria-labelledby="team-title">
        <StrangeInvite team={data} user={user} />
        <h2 className="h3" id="team-title" ref={title} tabIndex={-1}>
          Team Members({data.count})
        </h2>
        <TeamList
          admin={data.admin}
          hasPlan={data.admin.email !== user.email || user.account === "subscriber"}
          invitations={data.team_members}
          ownEmail={user.email}
        />
        {data.count === 0 && <p className="meta team-empty">No one has been invited yet.</p>}
        <p className="meta team-empty">Cancelled members keep their past reports and lose access to new uploads.</p>
        {(data.previous !== null || data.next !== null) && (
          <div className="team-pages">
            <Button variant="line" small disabled={data.previous === null} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <Button variant="line" small disabled={data.next === null} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
