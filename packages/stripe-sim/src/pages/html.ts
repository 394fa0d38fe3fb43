import type { Reply } from "../http/respond.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/**
 * A plain page without inline code. `root` is the relative way to the simulator's root, so that pages also work
 * behind a proxy under some path.
 */
export function page(status: number, title: string, body: string, root = "..", script?: string): Reply {
  return {
    status,
    type: "text/html; charset=utf-8",
    headers: { "content-security-policy": "default-src 'none'; style-src 'self'; script-src 'self'; form-action *" },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${root}/v3/page.css">
</head>
<body>
<main>
${body}
</main>
${script === undefined ? "" : `<script src="${root}/${script}"></script>`}
</body>
</html>
`,
  };
}

export function formatMoney(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
