import type { Invitation, InvitationOperation } from "@adjudge/contracts";
import { formatDateTime } from "../../lib/format.ts";

export interface TeamAction {
  /** The button's text; null for the X. */
  label: string | null;
  operation: InvitationOperation;
}

export interface TeamRow {
  kind: "sent" | "accepted" | "cancelled";
  state: string | null;
  actions: TeamAction[];
}

const remove: TeamAction = { label: null, operation: "delete" };

function senderRow(invitation: Invitation): TeamRow {
  if (!invitation.is_active) {
    return { kind: "cancelled", state: "Cancelled", actions: [{ label: "Activate", operation: "reactivate" }, remove] };
  }
  const cancel: TeamAction = { label: "Cancel", operation: "revoke" };
  if (!invitation.activated) return { kind: "sent", state: "Invite Sent", actions: [cancel, remove] };
  const at = invitation.activated_on === null ? "" : ` at ${formatDateTime(invitation.activated_on)}`;
  return { kind: "accepted", state: `Accepted${at}`, actions: [cancel, remove] };
}

function inviteeRow(invitation: Invitation): TeamRow {
  if (!invitation.is_active) return { kind: "cancelled", state: "Cancelled", actions: [] };
  if (!invitation.activated) {
    return { kind: "sent", state: null, actions: [{ label: "Accept Invite", operation: "accept" }, remove] };
  }
  return { kind: "accepted", state: "Accepted", actions: [{ label: null, operation: "revoke" }] };
}

/** What one side sees of an invitation and may do with it (docs/product/states.md#invitations). */
export const teamRow = (invitation: Invitation, side: "sender" | "invitee"): TeamRow =>
  side === "sender" ? senderRow(invitation) : inviteeRow(invitation);
