import type { InvitationOperation } from "@adjudge/contracts";

export type InvitationState = "sent" | "accepted" | "cancelled";
export type Part = "sender" | "invitee" | "stranger";

export function stateOf({ is_active, activated }: { is_active: boolean; activated: boolean }): InvitationState {
  if (!is_active) return "cancelled";
  return activated ? "accepted" : "sent";
}

export type Ruling = "allowed" | "not_found" | "forbidden" | "conflict";

/**
 * Who may do what to an invitation. Holding the token is never enough: a stranger learns nothing, not even that the
 * invitation exists.
 */
export function judge(
  operation: InvitationOperation,
  { part, state, isExpired }: { part: Part; state: InvitationState; isExpired: boolean },
): Ruling {
  if (part === "stranger") return "not_found";
  switch (operation) {
    case "accept":
      if (part === "sender") return "not_found";
      return state === "sent" && !isExpired ? "allowed" : "conflict";
    case "revoke":
      if (part === "invitee" && state === "sent") return "forbidden";
      return state === "cancelled" ? "conflict" : "allowed";
    case "reactivate":
      if (part === "invitee") return "forbidden";
      return state === "cancelled" ? "allowed" : "conflict";
    case "delete":
      return "allowed";
  }
}
