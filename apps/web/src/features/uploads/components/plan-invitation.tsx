import { Button, ButtonLink } from "../../../components/button.tsx";
import { comparisonPath, reportPath } from "../../../lib/paths.ts";
import { samplePicture, sampleScores, sampleTexts } from "../../../lib/samples.ts";
import { useGoToSection } from "../../../lib/sections.ts";
import "./uploads.css";

/** Stands in place of the upload form for somebody without a plan: what the product does, and where to get one. */
export function PlanInvitation() {
  const goTo = useGoToSection();
  return (
    <section className="invitation" aria-labelledby="invitation-title">
      <img
        className="invitation__pic"
        src={samplePicture("cold-brew")}
        alt={sampleTexts["cold-brew"]}
        width={sampleScores["cold-brew"].width}
        height={sampleScores["cold-brew"].height}
      />
      <div className="invitation__text">
        <h2 className="h2" id="invitation-title">
          See what a report tells you
        </h2>
        <p className="muted">
          Each ad gets an overall score, three scores that add up in the open, and changes worth making, with the place
          on the picture and the points they bring. The samples come from the same engine that will score your ads.
        </p>
        <div className="row upload__actions">
          <ButtonLink variant="line" to={reportPath("sample")}>
            Look at a sample report
          </ButtonLink>
          <ButtonLink variant="line" to={comparisonPath("sample")}>
            Look at a sample A/B report
          </ButtonLink>
          <Button onClick={() => goTo("prices")}>Choose Plan</Button>
        </div>
      </div>
    </section>
  );
}
