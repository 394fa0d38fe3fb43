import type { Agreement, Opinion } from "@adjudge/contracts";
import { type JudgedPicture, OpinionFaults } from "./opinion-faults.tsx";

const platformNames = { google: "Google", meta: "Meta", pinterest: "Pinterest", linkedin: "LinkedIn", x: "X" } as const;

/** Which platforms take a headline of that length. */
function fitsInWords(fits: Opinion["rewrites"][number]["fits"]): string {
  if (fits.length === Object.keys(platformNames).length) return "Short enough for every platform we know.";
  return `Short enough for ${new Intl.ListFormat("en-GB").format(fits.map((name) => platformNames[name]))}.`;
}

function Facts({ opinion }: { opinion: Opinion }) {
  const { facts, without_words } = opinion;
  const rows = [
    ["Brand", facts.brand],
    ["Product", facts.product],
    ["Message", facts.message],
    ["Audience", facts.audience],
    ["The picture without its words", without_words],
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

interface OpinionPartsProps {
  opinion: Opinion;
  agreement: Agreement | null;
  picture: JudgedPicture;
}

/** What the model says, part by part. All of it is plain text of others. */
export function OpinionParts({ opinion, agreement, picture }: OpinionPartsProps) {
  return (
    <>
      <p className="critique__words">{opinion.critique}</p>
      <section aria-labelledby="critique-faults">
        <h3 className="h4" id="critique-faults">
          What it would mend
        </h3>
        <OpinionFaults opinion={opinion} picture={picture} />
      </section>
      {agreement && (
        <section aria-labelledby="critique-agreement">
          <h3 className="h4" id="critique-agreement">
            Beside what the engine finds
          </h3>
          {agreement.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
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
                <b>“{headline}”</b> with “{call_to_action}”<p className="meta">{fitsInWords(fits)}</p>
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
