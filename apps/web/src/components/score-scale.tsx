import type { CSSProperties } from "react";

interface ScoreScaleProps {
  /** What is measured: Overall Effectiveness Score. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Middle half of the reference set, where it is known. */
  reference?: { low: number; high: number } | null;
  small?: boolean;
}

type NeedleStyle = CSSProperties & { "--at": number };

const bounded = (value: number): number => Math.min(100, Math.max(0, value));
const percent = (value: number): string => `${bounded(value)}%`;

/** The ruler from 0 to 100: a needle at the reading, a grey block for the middle half of the reference set. */
export function ScoreScale({ label, value, reference, small }: ScoreScaleProps) {
  const middle = reference
    ? ` Middle half of the reference set: ${Math.round(reference.low)} to ${Math.round(reference.high)}.`
    : "";
  const needle: NeedleStyle = { left: percent(value), "--at": bounded(value) };
  return (
    <div
      className={small ? "scale scale--sm" : "scale"}
      role="img"
      aria-label={`${label}: ${Math.round(value)} of 100.${middle}`}
    >
      <div className="scale__rule">
        {reference && (
          <span
            className="scale__ref"
            style={{ left: percent(reference.low), width: percent(reference.high - reference.low) }}
          />
        )}
        <span className="scale__needle" style={needle} />
      </div>
      {!small && (
        <div className="scale__nums" aria-hidden="true">
          <span>0</span>
          <span style={{ left: "50%" }}>50</span>
          <span>100</span>
        </div>
      )}
    </div>
  );
}

/** A measured number in the narrow figures, with its raised percent sign. */
export function Reading({ value, size = "md" }: { value: number; size?: "md" | "lg" | "xl" }) {
  return (
    <span className={`reading reading--${size}`}>
      {Math.round(value)}
      <sup>%</sup>
    </span>
  );
}
