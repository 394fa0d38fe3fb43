import type { NewMail } from "../../platform/mail/mail-outbox.ts";
import { renderMail, type MailContent } from "../../platform/mail/mail-layout.ts";

const codeSeconds = 600;

const mail = (
  kind: string,
  to: string,
  subject: string,
  content: Omit<MailContent, "title"> & { title?: string },
): NewMail => ({
  kind,
  to,
  subject,
  ...renderMail({ ...content, title: content.title ?? subject }),
});

export const verificationMail = ({ to, code, link }: { to: string; code: string; link: string }): NewMail => ({
  ...mail("otp.verification", to, "Confirm your email address", {
    paragraphs: ["Enter this code to confirm your email address. It works for 10 minutes and only once."],
    code,
    button: { label: "Confirm this address", url: link },
    notes: [
      "The button works for one day, without the code.",
      "If you did not sign up, ignore this email and do not use the button: it would give someone else an account with your address. Never share the code with anyone.",
    ],
  }),
  // The link in it outlives the code.
  expiresInSeconds: 86_400,
});

export const resetMail = ({ to, code, link }: { to: string; code: string; link: string }): NewMail => ({
  ...mail("otp.password-reset", to, "Reset your password", {
    paragraphs: ["Enter this code to choose a new password. It works for 10 minutes and only once."],
    code,
    button: { label: "Choose a new password", url: link },
    notes: [
      "The button works for one hour, without the code.",
      "If you did not ask for this, you can ignore this email: your password stays as it is. Never share the code with anyone.",
    ],
  }),
  // The link in it outlives the code.
  expiresInSeconds: 3_600,
});

export const emailChangeMail = ({ to, code, appOrigin }: { to: string; code: string; appOrigin: string }): NewMail => ({
  ...mail("otp.email-change", to, "Confirm your new email address", {
    paragraphs: ["Log in and enter this code where you asked for the change. It works for 10 minutes and only once."],
    code,
    button: { label: "Open the confirmation page", url: `${appOrigin}/verify?email=${encodeURIComponent(to)}` },
    notes: ["Until then your old address stays in use. If you did not ask for this, you can ignore this email."],
  }),
  expiresInSeconds: codeSeconds,
});

const undo = ({ appOrigin }: { appOrigin: string }): Pick<MailContent, "button" | "notes"> => ({
  button: { label: "Reset your password", url: `${appOrigin}/forgot-password` },
  notes: [
    "If this was not you, reset your password now. That ends every session and cancels any change of address that is not confirmed yet.",
  ],
});

export const emailChangeNotice = ({
  to,
  newEmail,
  cancelLink,
  appOrigin,
}: {
  to: string;
  newEmail: string;
  cancelLink: string;
  appOrigin: string;
}): NewMail =>
  mail("notice.email-change-asked", to, "Your email address is about to change", {
    paragraphs: [
      `Someone who is logged in to your account asked to change its address to ${newEmail}.`,
      "It changes once the new address is confirmed. If this was not you, keep your address with this button. It works for seven days, even after the change.",
    ],
    button: { label: "Cancel the change", url: cancelLink },
    notes: [
      `If you did not ask for this, someone else is logged in: reset your password at ${appOrigin}/forgot-password too. That ends every session.`,
    ],
  });

export const emailChangedNotice = ({
  to,
  newEmail,
  undoLink,
}: {
  to: string;
  newEmail: string;
  undoLink: string;
}): NewMail =>
  mail("notice.email-changed", to, "Your email address was changed", {
    paragraphs: [
      `Your account now uses ${newEmail}. Sessions on other devices were ended.`,
      "If this was not you, take your account back with this button. It works for seven days.",
    ],
    button: { label: "Undo the change", url: undoLink },
    notes: [
      "That ends every session and cancels the password. You then choose a new one with an email to this address.",
    ],
  });

/** To the owner of an address that somebody else tried to move to. It tells nothing about that somebody. */
export const addressInUseNotice = ({ to, appOrigin }: { to: string; appOrigin: string }): NewMail =>
  mail("notice.address-in-use", to, "Someone tried to use your email address", {
    paragraphs: [
      "Another account asked to change its address to yours. Nothing happened: this address belongs to your account.",
    ],
    notes: [`You do not need to do anything. Your account is at ${appOrigin}.`],
  });

export const passwordChangedNotice = ({ to, appOrigin }: { to: string; appOrigin: string }): NewMail =>
  mail("notice.password-changed", to, "Your password was changed", {
    paragraphs: ["The password of your account was changed. Other sessions were ended."],
    ...undo({ appOrigin }),
  });

type ProviderNotice = { to: string; provider: string; appOrigin: string };

export const providerLinkedNotice = ({ to, provider, appOrigin }: ProviderNotice): NewMail =>
  mail("notice.social-linked", to, `${provider} sign-in was connected`, {
    paragraphs: [`You can now log in to your account with ${provider}.`],
    ...undo({ appOrigin }),
  });

export const providerUnlinkedNotice = ({ to, provider, appOrigin }: ProviderNotice): NewMail =>
  mail("notice.social-unlinked", to, `${provider} sign-in was disconnected`, {
    paragraphs: [`You can no longer log in to your account with ${provider}.`],
    ...undo({ appOrigin }),
  });

export const accountErasedNotice = ({ to }: { to: string }): NewMail =>
  mail("notice.account-erased", to, "Your account was erased", {
    paragraphs: [
      "Your account and everything in it have been removed, as you asked.",
      "Copies in backups disappear within 30 days.",
    ],
  });
