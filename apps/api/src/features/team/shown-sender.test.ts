import { codePoints } from "@adjudge/contracts";
import { describe, expect, it } from "vitest";
import { invitationMail } from "./mails.ts";
import { shownSender } from "./shown-sender.ts";

const email = "ada@example.test";
const nameOf = (first_name: string, last_name = ""): string => shownSender({ first_name, last_name, email }).name;

describe("the sender of an invitation (N98)", () => {
  it.each(["Ada Lovelace", "Jean-Luc O'Neill", "Dr. Ada", "J. R. R. Tolkien", "李 小龙", "Team 42"])(
    "%s keeps the name",
    (name) => {
      expect(nameOf(name)).toBe(name);
    },
  );

  it.each([
    "Your account is blocked: pay.evil.example",
    "https://evil.example",
    "www evil",
    "security@adjudge.example",
    "evil.co/x",
    "аdjudge.рф",
    "evil\u3002example",
    "\uFF45\uFF56\uFF49\uFF4C\uFF0E\uFF45\uFF58\uFF41\uFF4D\uFF50\uFF4C\uFF45",
    "evil\u2024example",
    "Call 555-0100 now",
    "192.0.2.14",
    "",
  ])("%s is nobody's name", (name) => {
    expect(nameOf(name)).toBe("Somebody");
  });

  it("is cut at forty characters", () => {
    expect(codePoints(nameOf("x".repeat(150), "y".repeat(150)))).toBe(40);
  });

  it("is shown with the address that was proved", () => {
    const sender = shownSender({ first_name: "evil.example", last_name: "", email });
    const { subject, text } = invitationMail({ to: "b@example.test", sender, origin: "https://a.example", token: "t" });
    expect(subject).toBe("Somebody invites you to a team on Adjudge");
    expect(text).toContain(email);
    expect(text).not.toContain("evil.example");
  });
});
