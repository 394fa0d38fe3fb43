import type { InvitationList, User } from "@adjudge/contracts";
import { Button } from "../../../components/button.tsx";
import { Meter } from "../../../components/meter.tsx";
import { Note } from "../../../components/panel.tsx";
import { formatRemaining } from "../../../lib/format.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { InviteForm } from "./invite-form.tsx";

/** `6 of 10 seats remaining`; a plan without a limit or without seats says that instead. */
function seatsLeft(limit: number | null, used: number): string {
  const remaining = formatRemaining(limit, used);
  return limit === null || limit === 0 ? remaining : remaining.replace(" remaining", " seats remaining");
}

function NeedsPlan({ isPaid }: { isPaid: boolean }) {
  const goTo = useGoToSection();
  return (
    <>
      <Note>
        {isPaid ? "Your plan does not include team members." : "Inviting team members needs a plan of your own."}
      </Note>
      <div>
        <Button onClick={() => goTo("prices")}>{isPaid ? "Upgrade Plan" : "Choose Plan"}</Button>
      </div>
    </>
  );
}

function SeatsNote({ isAdmin, isMember, isInvited }: { isAdmin: boolean; isMember: boolean; isInvited: boolean }) {
  if (isAdmin) return "Members use your plan and see the label Team Member. Their images stay their own.";
  if (isMember) return "You are using the admin’s plan. Your images stay your own.";
  return isInvited
    ? "Accept the invitation to use the admin’s plan. Your images stay your own."
    : "The invitation is cancelled, so you cannot use the admin’s plan. Your images stay your own.";
}

/** Inviting and seats, as far as they concern the one who looks. */
export function TeamSide({ team, user }: { team: InvitationList; user: User }) {
  const isAdmin = team.admin.email === user.email;
  const isMember = user.account === "team_member";
  const isInvited = team.team_members.some(({ is_active, activated }) => is_active && !activated);
  const { current_members, limit } = team.usage;
  const hasSeats = limit !== 0;
  return (
    <div className="team-side">
      {isAdmin && (hasSeats ? <InviteForm /> : <NeedsPlan isPaid={user.is_subscribed} />)}
      <div className="team-seats">
        {hasSeats && (
          <Meter label="Seats" used={current_members} limit={limit} note={seatsLeft(limit, current_members)} />
        )}
        <p className="meta">
          <SeatsNote isAdmin={isAdmin} isMember={isMember} isInvited={isInvited} />
        </p>
      </div>
    </div>
  );
}
