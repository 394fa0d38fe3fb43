import { Fragment } from "react";
import { useConfig } from "../../../lib/config.ts";
import "./legal.css";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Stands in a text for the address people write to. */
export const supportMark = "{support}";

/** The operator's address, as a link. */
function SupportAddress() {
  const address = useConfig()?.support_email;
  return address === undefined ? "us" : <a href={`mailto:${address}`}>{address}</a>;
}

function Paragraph({ text }: { text: string }) {
  const [before, ...after] = text.split(supportMark);
  return (
    <p>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <SupportAddress />
          {rest}
        </Fragment>
      ))}
    </p>
  );
}

interface LegalTextProps {
  title: string;
  updated: string;
  sections: readonly LegalSection[];
}

export function LegalText({ title, updated, sections }: LegalTextProps) {
  return (
    <article className="legal">
      <h1 className="h1">{title}</h1>
      <p className="meta">Last updated {updated}</p>
      {sections.map((section, index) => (
        <section key={section.title}>
          <h2 className="h3">
            {index + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
