import { BackLink } from "../../components/back-link.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { TeamView } from "../../features/team/components/team-view.tsx";
import { paths } from "../../lib/paths.ts";

export function Page() {
  return (
    <div className="wrap page">
      <PageMeta title="Manage Team" isPrivate />
      <BackLink to={paths.account}>Account</BackLink>
      <h1 className="h1">Manage Team</h1>
      <p className="lead">Invite Team Members to collaborate with you on Adjudge!</p>
      <TeamView />
    </div>
  );
}
