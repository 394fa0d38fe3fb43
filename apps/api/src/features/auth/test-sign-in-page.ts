import { escapeHtml } from "../../platform/mail/mail-layout.ts";

type Page = { label: string; action: string; email: string; name: string; problem: string | null };

const style = `
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: #e9edee; color: #11181d; font: 16px/1.5 "Instrument Sans", "Helvetica Neue", Arial, system-ui, sans-serif }
  main { width: 100%; max-width: 420px; background: #fff; border: 1px solid #d6dcdf; border-radius: 6px; padding: 32px }
  .mark { display: inline-block; padding: 2px 10px; border-radius: 4px; background: #fcf0d8; color: #855000; font-size: 14px; font-weight: 600 }
  h1 { margin: 12px 0 8px; font: 500 28px/1.2 Newsreader, "Iowan Old Style", Charter, Georgia, serif }
  p { margin: 0 0 20px; color: #414c55 }
  label { display: block; margin: 0 0 4px; font-size: 14px; font-weight: 600 }
  input { width: 100%; margin: 0 0 16px; padding: 10px 12px; border: 1px solid #7c8891; border-radius: 4px; font: inherit }
  button { width: 100%; min-height: 44px; padding: 11px; border: 0; border-radius: 4px; background: #1545c9; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
  button:hover { background: #0e3193 }
  :focus-visible { outline: 3px solid #1545c9; outline-offset: 2px }
  .problem { margin: -8px 0 16px; color: #b0261d; font-size: 14px }
  .back { display: block; margin: 16px 0 0; text-align: center; color: #1545c9 }`;

/** Plainly not the provider's own page. */
export function renderTestSignIn({ label, action, email, name, problem }: Page): string {
  const note = problem === null ? "" : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`;
  const described = problem === null ? "" : ' aria-invalid="true" aria-describedby="problem"';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Test sign-in: ${escapeHtml(label)}</title><style>${style}</style></head>
<body>
<main>
<span class="mark">Test sign-in</span>
<h1>Pretend to be ${escapeHtml(label)}</h1>
<p>This is not ${escapeHtml(label)}. No keys are set up for it, so this page stands in. Type any person you want to be.</p>
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escapeHtml(email)}"${described}>
${note}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" value="${escapeHtml(name)}">
<button type="submit">Continue as this person</button>
</form>
<a class="back" href="/login">Back to log in</a>
</main>
</body>
</html>
`;
}
