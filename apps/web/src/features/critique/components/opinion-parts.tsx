import type { Agreement, Opinion } from "@adjudge/contracts";

const platformNames = { google: "Google", meta: "Meta", pinterest: "Pinterest", linkedin: "LinkedIn", x: "X" } as const;

function Facts({ opinion }: { opinion: Opinion }) {
  const { facts, without_words } = opinion;
  const rows = [
    ["Brand", facts.brand],
    ["Product", facts.product],
    ["Message", facts.message],
    ["Audience", facts.audience],
    ["Without the words", without_words],
  ] as const;
  return (
    <dl className="critique__facts">
      {rows.map(([name, value]) =>
        value === null || value === "" ? null : (
          <div key={name}>
            <dt className="meta">{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Found({ opinion }: { opinion: Opinion }) {
  const found = opinion.faults.filter((fault) => fault.found).toSorted((a, b) => b.probability - a.probability);
  if (found.length === 0) return <p>It finds no fault.</p>;
  return (
    <ul className="critique__list">
      {found.map(({ code, label, reason, box }) => (
        <li key={code}>
          <b>{label}.</b> {reason}
          {box && <span className="meta"> {placeInWords(box)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Where a box lies, as one would point at it. */
export function placeInWords({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const third = (middle: number, names: readonly [string, string, string]): string =>
    middle < 1 / 3 ? names[0] : middle > 2 / 3 ? names[2] : names[1];
  const row = third(y + height / 2, ["upper", "", "lower"]);
  const column = third(x + width / 2, ["left", "", "right"]);
  const words = [row, column].filter(Boolean).join(" ");
  return words === "" ? "(In the middle.)" : `(${words.charAt(0).toUpperCase()}${words.slice(1)} part.)`;
}

interface OpinionPartsProps {
  opinion: Opinion;
  agreement: Agreement | null;
}

/** What the model says, part by part. All of it is plain text of others. */
export function OpinionParts({ opinion, agreement }: OpinionPartsProps) {
  return (
    <>
      <p className="critique__words">{opinion.critique}</p>
      {agreement && (
        <section aria-labelledby="critique-agreement">
          <h3 className="h4" id="critique-agreement">
            Where it agrees with the engine
          </h3>
          {agreement.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      <section aria-labelledby="critique-faults">
        <h3 className="h4" id="critique-faults">
          What it would mend
        </h3>
        <Found opinion={opinion} />
      </section>
      <section aria-labelledby="critique-facts">
        <h3 className="h4" id="critique-facts">
          What it sees
        </h3>
        <Facts opinion={opinion} />
      </section>
      {opinion.rewrites.length > 0 && (
        <section aria-labelledby="critique-rewrites">
          <h3 className="h4" id="critique-rewrites">
            What it would write
          </h3>
          <ul className="critique__list">
            {opinion.rewrites.map(({ headline, call_to_action, fits }) => (
              <li key={headline}>
                <b>“{headline}”</b> with “{call_to_action}”
                <span className="meta"> Short enough for {fits.map((name) => platformNames[name]).join(", ")}.</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {opinion.policy.length > 0 && (
        <section aria-labelledby="critique-policy">
          <h3 className="h4" id="critique-policy">
            What platforms might restrict
          </h3>
          <ul className="critique__list">
            {opinion.policy.map(({ code, reason }) => (
              <li key={`${code} ${reason}`}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
