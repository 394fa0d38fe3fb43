import { Band } from "../../../components/band.tsx";
import { Button } from "../../../components/button.tsx";
import { type SampleName, sampleScores, sampleTexts, sampleThumbnail } from "../../../lib/samples.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import { samplePress } from "../sample-content.ts";
import { PressMark } from "./press-mark.tsx";

const ranked = (Object.keys(sampleScores) as SampleName[]).sort(
  (a, b) => sampleScores[b].overall - sampleScores[a].overall,
);

const Picture = ({ name, width }: { name: SampleName; width: number }) => (
  <img
    src={sampleThumbnail(name)}
    alt={sampleTexts[name]}
    width={width}
    height={Math.round((width * sampleScores[name].height) / sampleScores[name].width)}
    loading="lazy"
    decoding="async"
  />
);

function Ranking() {
  return (
    <ol className="rank" aria-label="Five ads ranked by score">
      {ranked.map((name) => (
        <li key={name}>
          <Picture name={name} width={40} />
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${sampleScores[name].overall}%` }} />
          </span>
          <b className="reading">{Math.round(sampleScores[name].overall)}</b>
        </li>
      ))}
    </ol>
  );
}

function Duel() {
  return (
    <div className="duo">
      {(["night-train", "night-train-crowded"] as const).map((name, index) => (
        <figure key={name}>
          <Picture name={name} width={150} />
          <figcaption>
            <span>{index + 1}</span>
            <b className="reading">{Math.round(sampleScores[name].overall)}</b>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A drawing, not a control: the pale text is there to be hard to read. */
const ButtonDrawing = ({ colour }: { colour: string }) => (
  <svg viewBox="0 0 240 64" aria-hidden="true">
    <rect width="240" height="64" rx="10" />
    <text x="120" y="39" fill={colour}>
      Order six cans
    </text>
  </svg>
);

/** The contrast of the two colours by WCAG: white on amber, dark brown on amber. */
function Fix() {
  return (
    <div className="fix">
      <div>
        <ButtonDrawing colour="#ffffff" />
        <span className="reading">2.1:1</span>
      </div>
      <div>
        <ButtonDrawing colour="#23130a" />
        <span className="reading">8.7:1</span>
      </div>
      <p className="fix__note">
        <span className="small">Darker button text</span>
        <Band kind="strong">Readable</Band>
      </p>
    </div>
  );
}

const features = [
  {
    title: "Better ROI",
    text: "Score the whole set, then put the budget behind the ads at the top of the list.",
    Example: Ranking,
  },
  {
    title: "No More A/B Testing",
    text: "Compare two versions in seconds instead of buying traffic for two weeks. When it is too close to call, we say so.",
    Example: Duel,
  },
  {
    title: "Lower Client Acquisition Cost",
    text: "Each recommendation names the place, the value to reach and what it is worth.",
    Example: Fix,
  },
] as const;

export function PressStrip() {
  return (
    <div className="press">
      <div className="wrap">
        <span className="meta">Featured In</span>
        {samplePress.map((name) => (
          <PressMark key={name} name={name} />
        ))}
        <span className="xs muted press__note">Sample names</span>
      </div>
    </div>
  );
}

export function FeaturesSection() {
  const goTo = useGoToSection();
  return (
    <section id="features" className="sec snap" aria-labelledby="features-title">
      <div className="wrap">
        <div className="sec__head sec__head--split">
          <h2 className="h1" id="features-title">
            The weak ad shows itself before it costs you.
          </h2>
          <p className="lead">
            Our AI finds the best-performing ad sets, so you can pick the best ad and lower what each new client costs.
          </p>
        </div>
        <div className="cols">
          {features.map(({ title, text, Example }) => (
            <article className="feat" key={title}>
              <div className="feat__ex">
                <Example />
              </div>
              <h3 className="h3">{title}</h3>
              <p className="muted">{text}</p>
            </article>
          ))}
        </div>
        <div className="review">
          <h3 className="h3">Design review and expert help</h3>
          <p className="muted">
            Stuck between two good answers? Every report shows its working, so a designer can read it with you and mark
            up the file.
          </p>
          <Button variant="quiet" onClick={() => goTo("prices")}>
            See the plans
          </Button>
        </div>
      </div>
    </section>
  );
}
