import type { ReactNode } from "react";

interface MeterProps {
  label: ReactNode;
  used: number;
  /** null or missing: unlimited. 0: not in this plan. */
  limit: number | null | undefined;
  /** Right of the number, such as 38 of 150 remaining. */
  note: ReactNode;
}

/** A quota as a flat bar, where it has an end; scores use ScoreScale. */
export function Meter({ label, used, limit, note }: MeterProps) {
  const share = limit ? Math.min(100, (used / limit) * 100) : null;
  return (
    <div className="quota">
      <div className="quota__label">{label}</div>
      <div className="quota__row">
        <span className="reading quota__value">{used}</span>
        <span className="meta">{note}</span>
      </div>
      {share !== null && (
        <div className="meter" aria-hidden="true">
          <i style={{ width: `${share}%` }} data-full={share >= 100 ? true : undefined} />
        </div>
      )}
    </div>
  );
}
