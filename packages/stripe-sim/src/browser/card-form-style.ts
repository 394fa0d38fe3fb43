/** Set by script as a constructed sheet, which a strict content security policy allows. */
export const cardFormStyle = `
:host { display: block; color: var(--sim-text, inherit); font: inherit; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0; padding: 0; border: 0; min-width: 0; }
.field { display: flex; flex-direction: column; gap: 4px; min-width: 0; }
.field.number { grid-column: 1 / -1; }
label { font-size: 14px; }
input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--sim-input-text, #1a1a2e);
  background: var(--sim-background, #fff); border: 1px solid #767a8c; border-radius: var(--sim-radius, 8px); }
input:focus-visible { outline: 3px solid var(--sim-primary, #3a2fb8); outline-offset: 1px; }
input[aria-invalid='true'] { border-color: #b3261e; }
.problem { margin: 0; font-size: 13px; color: var(--sim-danger, #b3261e); }
.problem:empty { display: none; }
.hint { grid-column: 1 / -1; margin: 0; font-size: 13px; opacity: 0.85; }
`;

export const challengeStyle = `
dialog { width: min(92vw, 560px); height: min(86vh, 520px); padding: 0; border: 0; border-radius: 12px; background: #fff; }
dialog::backdrop { background: rgb(16 16 32 / 60%); }
.bar { display: flex; justify-content: space-between; align-items: center; padding: 8px 12px; font: 16px/1.4 system-ui, sans-serif; color: #1a1a2e; }
button { min-height: 44px; padding: 0 12px; font: inherit; background: none; border: 1px solid #767a8c; border-radius: 8px; color: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #3a2fb8; outline-offset: 1px; }
iframe { display: block; width: 100%; height: calc(100% - 64px); border: 0; }
`;
