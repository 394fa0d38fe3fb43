import type { Invitation, InvitationOperation, Person } from "@adjudge/contracts";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { Avatar } from "../../../components/avatar.tsx";
import { Badge, type BadgeTone } from "../../../components/badge.tsx";
import { Button, IconButton } from "../../../components/button.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { fullName } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { useManageInvitation } from "../api/team.ts";
import { teamRow, type TeamRow } from "../model.ts";

const tones: Record<TeamRow["kind"], BadgeTone> = { sent: "plain", accepted: "strong", cancelled: "plain" };

function Who({ person, note }: { person: Person; note?: string }) {
  const name = fullName(person);
  return (
    <>
      <Avatar person={person} />
      <div className="team-row__who">
        <b>{name || person.email}</b>
        {name && <span className="meta">{person.email}</span>}
        {note && <span className="meta">{note}</span>}
      </div>
    </>
  );
}

/** The X has no text of its own; this is what it does, for those who cannot see the row. */
function removalOf(operation: InvitationOperation, side: "sender" | "invitee", name: string): string {
  if (operation === "revoke") return `Leave the team of ${name}`;
  return side === "sender" ? `Delete the invitation of ${name}` : `Delete the invitation from ${name}`;
}

function MemberRow({ invitation, side }: { invitation: Invitation; side: "sender" | "invitee" }) {
  const manage = useManageInvitation();
  const row = teamRow(invitation, side);
  const other = side === "sender" ? invitation.invitee : invitation.sender;
  const name = fullName(other) || other.email;
  const run = (operation: InvitationOperation) =>
    manage.mutate(
      { token: invitation.token, operation },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <li className="team-row">
      {side === "sender" ? (
        <Who person={invitation.invitee} />
      ) : (
        <Who person={invitation.invitee} note={`Invited by ${name}`} />
      )}
      <div className="team-row__end">
        <div>{row.state && <Badge tone={tones[row.kind]}>{row.state}</Badge>}</div>
        <div className="team-row__actions">
          {row.actions.map(({ label, operation }) =>
            label === null ? (
              <IconButton
                key={operation}
                label={removalOf(operation, side, name)}
                disabled={manage.isPending}
                onClick={() => run(operation)}
              >
                <XIcon className="i" aria-hidden="true" />
              </IconButton>
            ) : (
              <Button
                key={operation}
                small
                variant={operation === "accept" ? "primary" : "line"}
                disabled={manage.isPending}
                onClick={() => run(operation)}
              >
                {label}
              </Button>
            ),
          )}
        </div>
      </div>
    </li>
  );
}

interface TeamListProps {
  admin: Person;
  invitations: readonly Invitation[];
  ownEmail: string;
}

/** The admin stands first and has no buttons. */
export function TeamList({ admin, invitations, ownEmail }: TeamListProps) {
  return (
    <ul className="team-rows">
      <li className="team-row">
        <Who person={admin} />
        <div className="team-row__end">
          <Badge tone="accent">Admin</Badge>
          <div className="team-row__actions" />
        </div>
      </li>
      {invitations.map((invitation) => (
        <MemberRow
          key={invitation.token}
          invitation={invitation}
          side={invitation.sender.email === ownEmail ? "sender" : "invitee"}
        />
      ))}
    </ul>
  );
}
