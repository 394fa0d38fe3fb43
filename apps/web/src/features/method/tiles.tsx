import { shown } from "./dot-plot.tsx";
import type { Held } from "./held-out.ts";
import { plainWords } from "./plain-words.ts";

const side = 10;
const places = Array.from({ length: side * side }, (_, place) => place);

function Hundred({ row }: { row: Held }) {
  const { label, how } = plainWords(row);
  const value = row.held ?? row.value;
  const filled = Math.round(100 * value);
  const wanted = row.target === null ? null : Math.round(100 * row.target);
  const ships = row.held === null ? "" : `; ${shown(row, row.value)} on ads it learned from`;
  return (
    <li>
      <svg viewBox="0 0 100 100" role="img" aria-label={`${label}: ${filled} of 100.`}>
        {places.map((place) => (
          <rect
            key={place}
            x={10 * (place % side) + 1}
            y={10 * Math.floor(place / side) + 1}
            width="8"
            height="8"
            className="tile"
            data-filled={place < filled ? true : undefined}
            data-wanted={wanted !== null && place >= filled && place < wanted ? true : undefined}
          />
        ))}
      </svg>
      <p>
        <b>{filled} of 100</b> {label}
        <span className="meta">
          {how}
          {ships}
          {wanted === null ? "" : `; we want ${wanted}`}
        </span>
      </p>
    </li>
  );
}

/** Shares as so many of a hundred tiles; those that are wanted and missing are outlined. */
export function Tiles({ rows }: { rows: readonly Held[] }) {
  return (
    <ul className="tiles">
      {rows.map((row) => (
        <Hundred key={row.measure} row={row} />
      ))}
    </ul>
  );
}
