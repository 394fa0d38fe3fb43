import { type LegalSection, supportMark } from "./components/legal-text.tsx";

export const privacy: readonly LegalSection[] = [
  {
    title: "What we store",
    paragraphs: ["We store what the service needs, and nothing to sell:"],
    points: [
      "your name, email address, company and picture, if you give them;",
      "your password, as a hash that cannot be turned back into it;",
      "your designs and their analysis results; where a camera or program wrote hidden data into a file, such as a place, we remove it on arrival;",
      "your sessions: when, from which address and with which browser you logged in;",
      "your plan and invoices. Card numbers go to the payment provider and never reach us; we keep the brand and the last four digits;",
      "a log of security events, such as logins and password changes.",
    ],
  },
  {
    title: "What we use it for",
    paragraphs: [
      "We use it to run the service: to score your designs, to show you the reports, to bill you, to keep your account safe and to answer you.",
      "Uploaded designs and analysis results are stored and used to improve the AI. You may object to that use at any time; the service works the same for you.",
    ],
  },
  {
    title: "Designs stay confidential",
    paragraphs: [
      "Your designs are confidential. They are not published, not shown to other customers and not shown to other members of your team. Addresses of pictures are signed and expire. When you delete a design it is gone from the service at once and from the backups within 30 days.",
    ],
  },
  {
    title: "Who else sees personal data",
    paragraphs: [
      "We do not share personal data without your consent, except as required by law. Companies that work for us, such as the payment provider and the mail server, receive only what their task needs and may use it for nothing else.",
    ],
  },
  {
    title: "The analysis is an estimate",
    paragraphs: [
      "The analysis of a design is an estimate, not a guarantee. It judges pictures, not people. It makes no decision about you as a person.",
    ],
  },
  {
    title: "Cookies and browser storage",
    paragraphs: [
      "We keep your session in a cookie named access_token and a few settings in the browser's storage. There is no advertising and no tracking by others.",
    ],
  },
  {
    title: "How long we keep it",
    paragraphs: [
      "As long as you have an account. Accounts that were never confirmed are removed after 30 days, ended sessions after 90 days, the security log after 400 days. Invoices are kept as long as tax law requires.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      `You may access, correct, update, delete, object to, restrict or port your data by contacting ${supportMark}. On your account page you can correct it, download it and delete it yourself. We answer within one month.`,
    ],
  },
  {
    title: "Safety",
    paragraphs: [
      "Connections are encrypted, passwords and tokens are stored as hashes, files are re-encoded before they are kept, and access is logged. If something goes wrong with your data we tell you.",
    ],
  },
];
