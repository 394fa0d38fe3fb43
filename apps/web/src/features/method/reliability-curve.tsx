import type { Bin } from "./figures.ts";

/** From an even chance to certainty, on both axes. */
const at = (share: number): number => 20 + 360 * Math.min(1, Math.max(0, (share - 0.5) / 0.5));
const up = (share: number): number => 400 - at(share);
const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** Chances that we state against how often people agreed: on the line they are right. */
export function ReliabilityCurve({ bins }: { bins: readonly Bin[] }) {
  const label = bins.map(({ stated, agreed }) => `stated ${percent(stated)}, agreed ${percent(agreed)}`).join("; ");
  return (
    <svg className="curve" viewBox="0 -6 420 436" role="img" aria-label={`Chances stated and met: ${label}.`}>
      <path className="curve__frame" d="M20 20V380H380" />
      <path className="curve__even" d={`M${at(0.5)} ${up(0.5)}L${at(1)} ${up(1)}`} />
      <path
        className="curve__line"
        d={bins.map(({ stated, agreed }, index) => `${index === 0 ? "M" : "L"}${at(stated)} ${up(agreed)}`).join("")}
      />
      {bins.map(({ stated, agreed }) => (
        <circle key={stated} cx={at(stated)} cy={up(agreed)} r="6" />
      ))}
      <text x="20" y="404">
        50% stated
      </text>
      <text x="380" y="404" textAnchor="end">
        100% stated
      </text>
      <text x="28" y="14">
        100% of people agreed
      </text>
    </svg>
  );
}
