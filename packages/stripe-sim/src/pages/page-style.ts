export const pageStyle = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a1a2e; background: #f4f5f9; }
main { max-width: 34rem; margin: 10vh auto; padding: 2rem; background: #fff; border-radius: 12px; }
h1 { margin-top: 0; font-size: 1.4rem; }
form { display: inline-block; margin: 0 0.75rem 0.5rem 0; }
button { min-height: 44px; padding: 0 1.5rem; font: inherit; border: 2px solid #3a2fb8; border-radius: 8px; background: #3a2fb8; color: #fff; cursor: pointer; }
button.plain { background: #fff; color: #3a2fb8; }
button:focus-visible { outline: 3px solid #f5a524; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; text-align: left; border-bottom: 1px solid #d9dbe6; }
`;
