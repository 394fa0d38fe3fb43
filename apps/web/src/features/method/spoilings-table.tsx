import type { Spoiling } from "./figures.ts";

/** All with one decimal: they stand under each other. */
const signed = (change: number): string => {
  const tenths = Math.abs(change).toFixed(1);
  if (tenths === "0.0") return tenths;
  return `${change > 0 ? "+" : "−"}${tenths}`;
};

/** Points of change that the bar's half width stands for. */
const reach = 40;

function Bar({ change }: { change: number }) {
  const width = `${Math.min(50, (50 * Math.abs(change)) / reach)}%`;
  return (
    <span className="spoilt__bar" aria-hidden="true" data-higher={change > 0 ? true : undefined}>
      <i style={change > 0 ? { left: "50%", width } : { right: "50%", width }} />
    </span>
  );
}

function Rows({ kinds }: { kinds: readonly Spoiling[] }) {
  return (
    <table className="spoilt">
      <caption className="sr">
        What was done to the ads, how the score changed, and how often the damage was named
      </caption>
      <thead>
        <tr>
          <th scope="col">What we did</th>
          <th scope="col">
            <span className="sr">Change, drawn</span>
          </th>
          <th scope="col" className="num">
            Points
          </th>
          <th scope="col" className="num">
            Named
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ what, ads, change, named }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{change !== null && <Bar change={change} />}</td>
            <td className="num">{change === null ? "no score" : signed(change)}</td>
            <td className="num">
              {named} of {ads}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shown at once; the others are one click away. */
const shownAtOnce = 8;

/** Worst first: the damage that cost least, or even paid, is what a reader should know. */
export function SpoilingsTable({ kinds }: { kinds: readonly Spoiling[] }) {
  const sorted = kinds.toSorted((a, b) => (b.change ?? -Infinity) - (a.change ?? -Infinity));
  const best = sorted
    .filter(({ change }) => change !== null)
    .toReversed()
    .slice(0, shownAtOnce / 2);
  const worst = sorted.slice(0, shownAtOnce / 2);
  return (
    <>
      <p className="meta">The four ways it missed most, and four that it caught:</p>
      <Rows kinds={[...worst, ...best]} />
      <details className="method-notes">
        <summary>All {kinds.length} ways</summary>
        <Rows kinds={sorted} />
      </details>
    </>
  );
}
