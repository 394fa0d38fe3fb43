import type { ReactNode } from "react";

export type BandKind = "strong" | "fair" | "weak" | "even";

/** Strong from 70, Fair from 50, Weak below, judged on the whole number that is shown. */
export function bandOf(score: number): Exclude<BandKind, "even"> {
  const shown = Math.round(score);
  if (shown >= 70) return "strong";
  return shown >= 50 ? "fair" : "weak";
}

const words: Record<BandKind, string> = {
  strong: "Strong",
  fair: "Fair",
  weak: "Weak",
  even: "Too close to call",
};

const shapes: Record<BandKind, ReactNode> = {
  strong: <circle cx="8" cy="8" r="7.5" fill="currentColor" />,
  fair: (
    <>
      <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 1.25a6.75 6.75 0 0 0 0 13.5z" fill="currentColor" />
    </>
  ),
  weak: <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  even: <path d="M1 4h14v3H1zM1 9h14v3H1z" fill="currentColor" />,
};

/** A judgement: shape, word and colour together, never colour alone. */
export function Band({ kind, children }: { kind: BandKind; children?: ReactNode }) {
  return (
    <span className={`band band--${kind}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shapes[kind]}
      </svg>
      {children ?? words[kind]}
    </span>
  );
}
