import { describe, expect, it } from "vitest";
import { judge, stateOf } from "./policy.ts";

const sent = { state: "sent", isExpired: false } as const;
const accepted = { state: "accepted", isExpired: false } as const;
const cancelled = { state: "cancelled", isExpired: false } as const;

describe("who may do what to an invitation", () => {
  it("reads the state from the two flags", () => {
    expect(stateOf({ is_active: true, activated: false })).toBe("sent");
    expect(stateOf({ is_active: true, activated: true })).toBe("accepted");
    expect(stateOf({ is_active: false, activated: true })).toBe("cancelled");
  });

  it("tells a stranger nothing, whatever the operation", () => {
    for (const operation of ["accept", "revoke", "reactivate", "delete"] as const)
      expect(judge(operation, { part: "stranger", ...sent })).toBe("not_found");
  });

  it("lets only the invitee accept, once, in time", () => {
    expect(judge("accept", { part: "invitee", ...sent })).toBe("allowed");
    expect(judge("accept", { part: "sender", ...sent })).toBe("not_found");
    expect(judge("accept", { part: "invitee", ...accepted })).toBe("conflict");
    expect(judge("accept", { part: "invitee", ...cancelled })).toBe("conflict");
    expect(judge("accept", { part: "invitee", state: "sent", isExpired: true })).toBe("conflict");
  });

  it("lets the sender revoke at any time, the invitee once accepted", () => {
    expect(judge("revoke", { part: "sender", ...sent })).toBe("allowed");
    expect(judge("revoke", { part: "sender", ...accepted })).toBe("allowed");
    expect(judge("revoke", { part: "invitee", ...accepted })).toBe("allowed");
    expect(judge("revoke", { part: "invitee", ...sent })).toBe("forbidden");
    expect(judge("revoke", { part: "sender", ...cancelled })).toBe("conflict");
  });

  it("lets only the sender reactivate, and only what was cancelled", () => {
    expect(judge("reactivate", { part: "sender", ...cancelled })).toBe("allowed");
    expect(judge("reactivate", { part: "invitee", ...cancelled })).toBe("forbidden");
    expect(judge("reactivate", { part: "sender", ...sent })).toBe("conflict");
  });

  it("lets both delete", () => {
    expect(judge("delete", { part: "sender", ...accepted })).toBe("allowed");
    expect(judge("delete", { part: "invitee", ...sent })).toBe("allowed");
  });
});
