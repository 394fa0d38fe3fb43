import { figureText } from "./figures.ts";
import type { Held } from "./held-out.ts";
import { isFlattering, isShare, plainWords } from "./plain-words.ts";

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Shares as people say them, agreement as a figure between nought and one. */
export const shown = (row: Held, value: number): string =>
  isShare(row) ? `${Math.round(100 * value)}%` : figureText(value);

/** Where a value stands on the axis from the least to the most that is shown, in percent. */
function axisOf(rows: readonly Held[]): (value: number) => number {
  const all = rows.flatMap(({ value, low, high, chance, ceiling, target }) =>
    [value, low, high, chance, ceiling, target].filter((one) => one !== null),
  );
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  return (value) => 100 * clamp((value - least) / (most - least));
}

function spoken(row: Held): string {
  const { value, low, high, chance, ceiling, target, held } = row;
  const parts = [
    ...(held === null ? [] : [`${shown(row, held)} on cases left out of the fit`]),
    `${shown(row, value)}${isFlattering(row) ? " on cases it learned from" : ""}`,
    ...(held === null && low !== null && high !== null
      ? [`likely between ${shown(row, low)} and ${shown(row, high)}`]
      : []),
    ...(chance === null ? [] : [`by chance ${shown(row, chance)}`]),
    ...(ceiling === null ? [] : [`people among themselves ${shown(row, ceiling)}`]),
    ...(target === null ? [] : [`wanted ${shown(row, target)}`]),
  ];
  return `${plainWords(row).label}: ${parts.join(", ")}.`;
}

const upright = (x: number) => ({ x1: `${x}%`, x2: `${x}%`, y1: "3", y2: "25" });

function Plot({ row, at }: { row: Held; at: (value: number) => number }) {
  const { value, low, high, chance, ceiling, target, held } = row;
  return (
    <svg className="dots__plot" role="img" aria-label={spoken(row)} width="100%" height="28">
      <line className="dots__axis" x1="0%" x2="100%" y1="14" y2="14" />
      {chance !== null && <line className="dots__chance" {...upright(at(chance))} />}
      {ceiling !== null && <line className="dots__people" {...upright(at(ceiling))} />}
      {target !== null && (
        <svg x={`${at(target)}%`} y="0" overflow="visible">
          <path className="dots__target" d="M-5 0H5L0 7Z" />
        </svg>
      )}
      {held === null && low !== null && high !== null && (
        <line className="dots__range" x1={`${at(low)}%`} x2={`${at(high)}%`} y1="14" y2="14" />
      )}
      <circle
        className="dots__dot"
        data-hollow={isFlattering(row) ? true : undefined}
        cx={`${at(value)}%`}
        cy="14"
        r="6"
      />
      {held !== null && <circle className="dots__dot" cx={`${at(held)}%`} cy="14" r="6" />}
    </svg>
  );
}

/** One row a question: our value with its interval, between the line of chance and the line of people. */
export function DotPlot({ rows }: { rows: readonly Held[] }) {
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
                {how === "" ? "" : `${how}; `}
                {row.n.toLocaleString("en-US")} cases
              </span>
            </p>
            <Plot row={row} at={at} />
            <b className="num">{shown(row, row.held ?? row.value)}</b>
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
        <i className="dots-key__dot" /> Our engine, on cases it had not learned from
      </span>
      <span>
        <i className="dots-key__dot dots-key__dot--hollow" /> On cases it learned from
      </span>
      <span>
        <i className="dots-key__range" /> Likely range
      </span>
      <span>
        <i className="dots-key__target" /> What we want
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
