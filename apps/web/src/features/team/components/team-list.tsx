import type { Invitation, InvitationOperation, Person } from "@adjudge/contracts";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { useState } from "react";
import { Avatar } from "../../../components/avatar.tsx";
import { Badge, type BadgeTone } from "../../../components/badge.tsx";
import { Button, IconButton } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { fullName } from "../../../lib/format.ts";
import { toast } from "../../../lib/toast.ts";
import { useManageInvitation } from "../api/team.ts";
import { teamRow, type TeamRow } from "../model.ts";
import { Icon } from "../../../components/icon.tsx";

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
  return side === "sender" ? `Delete the invitation to ${name}` : `Delete the invitation from ${name}`;
}

/** What to ask before somebody loses something; accepting and activating need no asking. */
function questionOf(operation: InvitationOperation, side: "sender" | "invitee", name: string) {
  if (operation === "revoke" && side === "sender")
    return {
      title: `Cancel the invitation to ${name}?`,
      action: "Cancel invite",
      keep: "Keep",
      text: `${name} will not be able to use your plan. Reports made so far stay theirs. You can activate the invitation again.`,
    };
  if (operation === "revoke")
    return {
      title: `Leave the team of ${name}?`,
      action: "Leave",
      keep: "Stay",
      text: "You will not be able to use this plan. Your reports stay yours.",
    };
  if (operation === "delete")
    return {
      title: side === "sender" ? `Delete the invitation to ${name}?` : `Delete the invitation from ${name}?`,
      action: "Delete",
      keep: "Keep",
      text:
        side === "sender"
          ? `${name} will not be able to use your plan, and is taken off this list.`
          : "To use this plan you would have to be invited again.",
    };
  return null;
}

/** The server's words are the sender's; whoever leaves has cancelled nothing. */
const doneWords = ({ operation, side, name }: { operation: InvitationOperation; side: string; name: string }) =>
  operation === "revoke" && side === "invitee" ? `You have left the team of ${name}.` : null;

function MemberRow({ invitation, side }: { invitation: Invitation; side: "sender" | "invitee" }) {
  const manage = useManageInvitation();
  const [asked, setAsked] = useState<InvitationOperation | null>(null);
  // Keeps its words while the dialog closes.
  const [isAsking, setIsAsking] = useState(false);
  const row = teamRow(invitation, side);
  const other = side === "sender" ? invitation.invitee : invitation.sender;
  const name = fullName(other) || other.email;
  const run = (operation: InvitationOperation) =>
    manage.mutate(
      { token: invitation.token, operation },
      {
        onSuccess: ({ message }) => toast.success(doneWords({ operation, side, name }) ?? message),
        onError: (error) => toast.error(messageOf(error)),
        onSettled: () => setIsAsking(false),
      },
    );
  const choose = (operation: InvitationOperation) => {
    if (questionOf(operation, side, name) === null) return run(operation);
    setAsked(operation);
    setIsAsking(true);
    return undefined;
  };
  const running = manage.isPending ? manage.variables.operation : null;
  const question = asked === null ? null : questionOf(asked, side, name);
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
          {/* One button each for the X and for what changes: what was pressed stays, with another name, and keeps the focus. */}
          {row.actions.map(({ label, operation }) =>
            label === null ? (
              <IconButton
                key="x"
                label={removalOf(operation, side, name)}
                disabled={manage.isPending}
                onClick={() => choose(operation)}
              >
                <Icon svg={xIcon} />
              </IconButton>
            ) : (
              <Button
                key="change"
                small
                variant={operation === "accept" ? "primary" : "line"}
                busy={running === operation}
                disabled={running !== null && running !== operation}
                onClick={() => choose(operation)}
              >
                {label}
              </Button>
            ),
          )}
        </div>
      </div>
      {asked !== null && question !== null && (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          action={question.action}
          keep={question.keep}
          busy={manage.isPending}
          onConfirm={() => run(asked)}
          onClose={() => setIsAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </li>
  );
}

interface TeamListProps {
  admin: Person;
  /** Somebody without a plan administers nothing. */
  hasPlan: boolean;
  invitations: readonly Invitation[];
  ownEmail: string;
}

/** The admin stands first and has no buttons. */
export function TeamList({ admin, hasPlan, invitations, ownEmail }: TeamListProps) {
  return (
    <ul className="team-rows">
      <li className="team-row">
        <Who person={admin} />
        <div className="team-row__end">
          {hasPlan && <Badge tone="accent">Admin</Badge>}
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
