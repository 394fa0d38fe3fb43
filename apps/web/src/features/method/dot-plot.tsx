import { type Figure, figureText } from "./figures.ts";
import { isFlattering, plainWords } from "./plain-words.ts";

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Where a value stands on the axis from the least to the most that is shown, in percent. */
function axisOf(rows: readonly Figure[]): (value: number) => number {
  const all = rows.flatMap(({ value, low, high, chance, ceiling, target }) =>
    [value, low, high, chance, ceiling, target].filter((one) => one !== null),
  );
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (value) => 100 * clamp((value - least) / (most - least));
}

function spoken(row: Figure): string {
  const parts = [
    `${plainWords(row).label} ${figureText(row.value)}`,
    ...(row.low !== null && row.high !== null ? [`between ${figureText(row.low)} and ${figureText(row.high)}`] : []),
    ...(row.chance !== null ? [`chance ${figureText(row.chance)}`] : []),
    ...(isFlattering(row) ? ["on cases it learned from"] : []),
    ...(row.ceiling !== null ? [`people among themselves ${figureText(row.ceiling)}`] : []),
  ];
  return `${parts.join(", ")}.`;
}

function Plot({ row, at }: { row: Figure; at: (value: number) => number }) {
  return (
    <svg className="dots__plot" role="img" aria-label={spoken(row)} width="100%" height="28">
      <line className="dots__axis" x1="0%" x2="100%" y1="14" y2="14" />
      {row.chance !== null && (
        <line className="dots__chance" x1={`${at(row.chance)}%`} x2={`${at(row.chance)}%`} y1="3" y2="25" />
      )}
      {row.ceiling !== null && (
        <line className="dots__people" x1={`${at(row.ceiling)}%`} x2={`${at(row.ceiling)}%`} y1="3" y2="25" />
      )}
      {row.low !== null && row.high !== null && (
        <line className="dots__range" x1={`${at(row.low)}%`} x2={`${at(row.high)}%`} y1="14" y2="14" />
      )}
      <circle
        className="dots__dot"
        data-hollow={isFlattering(row) ? true : undefined}
        cx={`${at(row.value)}%`}
        cy="14"
        r="6"
      />
    </svg>
  );
}

/** One row a question: our value with its interval, between the line of chance and the line of people. */
export function DotPlot({ rows }: { rows: readonly Figure[] }) {
  const at = axisOf(rows);
  return (
    <ul className="dots">
      {rows.map((row) => {
        const { label, how } = plainWords(row);
        return (
          <li key={`${row.question} ${row.data} ${row.measure}`}>
            <p>
              {label}
              <span className="meta">
                {how === "" ? "" : `${how}, `}
                {row.n.toLocaleString("en-US")} cases
              </span>
            </p>
            <Plot row={row} at={at} />
            <b className="num">{figureText(row.value)}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function DotKey() {
  return (
    <p className="dots-key small muted">
      <span>
        <i className="dots-key__dot" /> Our engine, with its interval
      </span>
      <span>
        <i className="dots-key__dot dots-key__dot--hollow" /> The same, on cases it learned from
      </span>
      <span>
        <i className="dots-key__chance" /> By chance
      </span>
      <span>
        <i className="dots-key__people" /> People among themselves
      </span>
    </p>
  );
}
