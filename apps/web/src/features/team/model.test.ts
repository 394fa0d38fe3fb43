import type { Invitation } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { teamRow } from "./model.ts";

const person = { first_name: "", last_name: "", email: "", profile_image: null, social_auth_image_url: null };
const invitation = (state: Partial<Invitation>): Invitation => ({
  token: "t",
  email: "b@example.test",
  is_active: true,
  activated: false,
  activated_on: null,
  sender: person,
  invitee: person,
  ...state,
});
const buttons = (given: Partial<Invitation>, side: "sender" | "invitee") =>
  teamRow(invitation(given), side).actions.map(({ label, operation }) => [label ?? "X", operation]);

describe("rows of the team list", () => {
  it("shows a sent invitation to both sides", () => {
    expect(teamRow(invitation({}), "sender").state).toBe("Invite Sent");
    expect(buttons({}, "sender")).toEqual([
      ["Cancel", "revoke"],
      ["X", "delete"],
    ]);
    expect(buttons({}, "invitee")).toEqual([
      ["Accept Invite", "accept"],
      ["X", "delete"],
    ]);
  });

  it("shows an accepted one with its date to the sender only", () => {
    const accepted = { activated: true, activated_on: new Date(2026, 10, 3, 16, 12).toISOString() };
    expect(teamRow(invitation(accepted), "sender").state).toBe("Accepted at 11/03/2026 04:12 PM");
    expect(teamRow(invitation(accepted), "invitee").state).toBe("Accepted");
    expect(buttons(accepted, "invitee")).toEqual([["X", "revoke"]]);
  });

  it("lets the sender activate a cancelled one again, and the invitee only read", () => {
    expect(buttons({ is_active: false }, "sender")).toEqual([
      ["Activate", "reactivate"],
      ["X", "delete"],
    ]);
    expect(teamRow(invitation({ is_active: false }), "invitee").state).toBe("Cancelled");
    expect(buttons({ is_active: false }, "invitee")).toEqual([]);
  });
});
