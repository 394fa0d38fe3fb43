import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ErrorNote } from "../../../components/error-note.tsx";
import { Meter } from "../../../components/meter.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { formatRemaining } from "../../../lib/format.ts";
import { teamQuery } from "../api/team.ts";
import { InviteForm } from "./invite-form.tsx";
import { TeamList } from "./team-list.tsx";
import "./team.css";

export function TeamView() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(teamQuery(page));
  const { user } = useCurrentUser();
  if (error) return <ErrorNote error={error} title="The team could not be loaded" onRetry={() => void refetch()} />;
  if (!data || !user) {
    return (
      <div className="team-layout" role="status" aria-label="Loading the team">
        <Skeleton height="14rem" />
        <Skeleton height="18rem" />
      </div>
    );
  }
  const isAdmin = data.admin.email === user.email;
  const { current_members, limit } = data.usage;
  return (
    <div className="team-layout">
      <div className="team-side">
        {isAdmin && <InviteForm />}
        <div className="team-seats">
          <Meter label="Seats" used={current_members} limit={limit} note={formatRemaining(limit, current_members)} />
          <p className="meta">
            {isAdmin
              ? "Members use your plan and see the label Team Member. Their images stay their own."
              : "You use the plan of the admin. Your images stay your own."}
          </p>
        </div>
      </div>
      <section aria-labelledby="team-title">
        <h2 className="h3" id="team-title">
          Team Members({data.count})
        </h2>
        <TeamList admin={data.admin} invitations={data.team_members} ownEmail={user.email} />
        {data.count === 0 && <p className="meta team-empty">Nobody is invited yet.</p>}
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
