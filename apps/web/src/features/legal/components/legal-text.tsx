import "./legal.css";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
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
            <p key={paragraph}>{paragraph}</p>
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
