export type MailContent = {
  /** Stands as the heading and, hidden, as the preview line. */
  title: string;
  /** Plain sentences; everything is escaped. */
  paragraphs: readonly string[];
  /** Shown large, to be typed. */
  code?: string;
  button?: { label: string; url: string };
  /** Small print under the button. */
  notes?: readonly string[];
  /** Why this person gets the mail. */
  reason?: string;
};

const accountReason = "You are receiving this email because you have an Adjudge account.";

// The tokens of the design, written out: mail readers know no variables and drop style sheets.
const colour = {
  paper: "#ffffff",
  table: "#e9edee",
  ink: "#11181d",
  ink2: "#414c55",
  ink3: "#5a666f",
  line: "#d6dcdf",
  accent: "#1545c9",
  tint: "#e9effd",
};
const sans = "'Instrument Sans','Helvetica Neue',Arial,sans-serif";
const serif = "Newsreader,'Iowan Old Style',Charter,Georgia,serif";

/** One mail as text and as HTML that reads well without pictures, in dark mode and in old readers. */
export function renderMail({ title, paragraphs, code, button, notes = [], reason = accountReason }: MailContent): {
  text: string;
  html: string;
} {
  return {
    text: renderText({ title, paragraphs, code, button, notes }),
    html: renderHtml({ title, paragraphs, code, button, notes }, reason),
  };
}

type Content = Required<Pick<MailContent, "title" | "paragraphs" | "notes">> & {
  code: string | undefined;
  button: MailContent["button"] | undefined;
};

/** In plain text there is no button, only its link. */
const ofLinks = (line: string): string => line.replaceAll(/\bbutton\b/gu, "link");

function renderText({ title, paragraphs, code, button, notes }: Content): string {
  const blocks = [
    title,
    ...paragraphs.map(ofLinks),
    ...(code ? [`    ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes.map(ofLinks),
    "-- \nAdjudge",
  ];
  return `${blocks.join("\n\n")}\n`;
}

function renderHtml({ title, paragraphs, code, button, notes }: Content, reason: string): string {
  const text = (value: string, style: string): string => `<p style="margin:0 0 16px;${style}">${escapeHtml(value)}</p>`;
  const body = [
    ...paragraphs.map((line) => text(line, `font-size:16px;line-height:1.55;color:${colour.ink2}`)),
    code === undefined ? "" : codeBlock(code),
    button === undefined ? "" : buttonBlock(button),
    ...notes.map((line) => text(line, `font-size:14px;line-height:1.5;color:${colour.ink3}`)),
  ].join("\n");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${colour.table};font-family:${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? title)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.table}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;font-family:${serif};font-size:22px;font-weight:600;color:${colour.ink}">Adjudge</td></tr>
<tr><td style="background:${colour.paper};border:1px solid ${colour.line};border-radius:6px;padding:32px">
<h1 style="margin:0 0 16px;font-family:${serif};font-size:26px;line-height:1.2;font-weight:500;color:${colour.ink}">${escapeHtml(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:12px;line-height:1.5;color:${colour.ink3}">${escapeHtml(reason)} Replies to it are not read.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 24px;padding:16px;background:${colour.tint};border-radius:4px;text-align:center;font-size:32px;line-height:1;letter-spacing:8px;font-weight:600;color:${colour.accent}">${escapeHtml(code)}</p>`;

const buttonBlock = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;background:${colour.accent};border-radius:4px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

export function escapeHtml(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
