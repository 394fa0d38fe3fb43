export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4.5 28 14 5h2.6L26 28" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M1 19.5h22" stroke="currentColor" strokeWidth="2" />
      <path className="logo__pointer" d="M23.5 19.5 31 15.2v8.6z" />
    </svg>
  );
}
