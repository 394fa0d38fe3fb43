import type { CSSProperties } from "react";
import { needsShade, textOn } from "./swatch-colour.ts";

interface Swatch {
  hex: string;
  /** 0..1, where it is known. */
  share: number | null;
}

const look = (hex: string): CSSProperties => ({ background: hex, color: textOn(hex) });

/** The dominant colours with their hex codes. */
export function Swatches({ label, swatches }: { label: string; swatches: readonly Swatch[] }) {
  return (
    <ul className="swatches" aria-label={label}>
      {swatches.map(({ hex, share }) => (
        <li key={hex} className="swatch" style={look(hex)} data-shade={needsShade(hex) ? true : undefined}>
          {share !== null && <b>{Math.round(100 * share)}%</b>}
          <span>{hex.toUpperCase()}</span>
        </li>
      ))}
    </ul>
  );
}
