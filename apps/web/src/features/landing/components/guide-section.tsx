import { sampleAttention, sampleTexts, sampleThumbnail } from "../../../lib/samples.ts";

function SignUpDrawing() {
  return (
    <div className="mini" aria-hidden="true">
      <span>Email</span>
      <i>ines@example.com</i>
      <span>Password</span>
      <i>••••••••••</i>
      <em>Create My Account</em>
    </div>
  );
}

function AttentionDrawing() {
  return (
    <img
      src={sampleAttention("night-train")}
      alt="Attention map over the night train ad"
      width="170"
      height="212"
      loading="lazy"
    />
  );
}

function ChoiceDrawing() {
  return (
    <div className="pick">
      <img
        className="pick__on"
        src={sampleThumbnail("night-train")}
        alt={sampleTexts["night-train"]}
        width="150"
        height="188"
        loading="lazy"
      />
      <img
        className="pick__off"
        src={sampleThumbnail("night-train-crowded")}
        alt={sampleTexts["night-train-crowded"]}
        width="150"
        height="188"
        loading="lazy"
      />
    </div>
  );
}

const steps = [
  {
    title: "Create An Account",
    text: "Choose a plan and upload your ads as JPG, PNG or WebP, up to 5 MB each.",
    Drawing: SignUpDrawing,
  },
  {
    title: "AI Finds Winning Ads",
    text: "It maps where people look, reads the words, and scores contrast, recall and copy engagement.",
    Drawing: AttentionDrawing,
  },
  {
    title: "Choose The Best Ad",
    text: "Make the changes worth making, compare the last two, and run the one that wins.",
    Drawing: ChoiceDrawing,
  },
] as const;

export function GuideSection() {
  return (
    <section id="guide" className="sec snap" aria-labelledby="guide-title">
      <div className="wrap">
        <div className="sec__head">
          <h2 className="h1" id="guide-title">
            How It Works
          </h2>
        </div>
        <ol className="steps">
          {steps.map(({ title, text, Drawing }, index) => (
            <li className="step" key={title}>
              <div className="step__ex">
                <Drawing />
              </div>
              <span className="reading step__n" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
