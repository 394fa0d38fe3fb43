import { describe, expect, it } from "vitest";
import * as mails from "./mails.ts";

const appOrigin = "https://adjudge.example";
const cancelLink = `${appOrigin}/auth/accounts/emailchange/cancel/1/t/`;
const to = "ada+x@example.test";

describe("mails of accounts", () => {
  it("say the same as text and as HTML, and link only to our origin", () => {
    const all = [
      mails.verificationMail({ to, code: "012345", link: `${appOrigin}/auth/accounts/verify/1/t/` }),
      mails.resetMail({ to, code: "012345", link: `${appOrigin}/auth/accounts/passwordreset/confirm/1/t/` }),
      mails.emailChangeMail({ to, code: "012345", appOrigin }),
      mails.emailChangeNotice({ to, newEmail: "new@example.test", cancelLink, appOrigin }),
      mails.emailChangedNotice({ to, newEmail: "new@example.test", undoLink: cancelLink }),
      mails.addressInUseNotice({ to, appOrigin }),
      mails.passwordChangedNotice({ to, appOrigin }),
      mails.providerLinkedNotice({ to, provider: "Google", appOrigin }),
      mails.providerUnlinkedNotice({ to, provider: "Google", appOrigin }),
      mails.accountErasedNotice({ to }),
    ];
    for (const { text, html = "", subject } of all) {
      expect(subject).not.toMatch(/\d{6}|[\r\n]/);
      for (const url of `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [])
        expect(url).toMatch(/^https:\/\/adjudge\.example/);
      expect(html).toContain("</html>");
      expect(html).not.toMatch(/<script|<img|<link/);
      expect(text).toContain(subject);
    }
    expect(all[0]?.text).toContain(`${appOrigin}/auth/accounts/verify/1/t/`);
    expect(all[2]?.text).toContain(`${appOrigin}/verify?email=ada%2Bx%40example.test`);
    expect(all[1]?.html).toContain("/passwordreset/confirm/1/t/");
    expect(all[3]?.html).toContain("/emailchange/cancel/1/t/");
  });

  it("show what people typed as text (N80)", () => {
    const { html } = mails.emailChangeNotice({ to, newEmail: '<img onerror="x">@example.test', cancelLink, appOrigin });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  });
});
