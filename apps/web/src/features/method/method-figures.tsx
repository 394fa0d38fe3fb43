import { DotKey, DotPlot } from "./dot-plot.tsx";
import type { Figures } from "./figures.ts";
import { ReliabilityCurve } from "./reliability-curve.tsx";

interface Words {
  title: string;
  text: string;
}

/** Two sentences each; the long notes are one click away. */
const known: Record<string, Words> = {
  facts: {
    title: "Does it see what is there?",
    text: "We labelled ads by hand: their words, brand, call to action and faults. The engine is held against those labels, reading first, then roles, faults and advice.",
  },
  ads: {
    title: "Does it prefer the ads that people prefer?",
    text: "People rated real web ads for design and liking. A score is good when it puts those ads in the order in which people put them.",
  },
  attention: {
    title: "Does it know where people look?",
    text: "Eye tracking shows where people looked on posters, ads and pages. We compare our attention map with theirs; one person’s map also differs from the next one’s.",
  },
  recall: {
    title: "Does it know what people remember?",
    text: "People saw many pictures and later said which they had seen before. The recall score should be high for those they recognised.",
  },
  copy: {
    title: "Does it know which words work?",
    text: "Slogans were tested for memory and headlines for clicks, thousands of times. The engine is asked which of two did better.",
  },
  clutter: {
    title: "Does it know what looks cluttered?",
    text: "People ordered ads from plain to cluttered. We check that our measure orders them the same way.",
  },
  spoilings: {
    title: "Does it notice when an ad is spoiled?",
    text: "We take a sound ad and damage it: pale letters, tiny type, a missing brand. The score must fall, and the advice must name the damage.",
  },
};

const wordsFor = (name: string): Words =>
  known[name] ?? { title: name.charAt(0).toUpperCase() + name.slice(1), text: "" };

/** One picture a question. */
export function MethodFigures({ figures }: { figures: Figures }) {
  return (
    <div className="figures">
      <div>
        <DotKey />
        <p className="meta">Engine {figures.engineVersion}</p>
      </div>
      {figures.sets.map(({ name, rows }) => {
        const { title, text } = wordsFor(name);
        return (
          <section key={name} className="figures__one">
            <div>
              <h2 className="h3">{title}</h2>
              {text !== "" && <p>{text}</p>}
            </div>
            <DotPlot rows={rows} />
          </section>
        );
      })}
      {figures.calibration.length > 0 && (
        <section className="figures__one">
          <div>
            <h2 className="h3">Can its chances be trusted?</h2>
            <p>
              When we say that one ad is better with a chance of 70%, people should agree in 70 of 100 cases. Dots on
              the dashed line are right; above it we were too modest, below it too sure.
            </p>
          </div>
          <ReliabilityCurve bins={figures.calibration} />
        </section>
      )}
    </div>
  );
}
