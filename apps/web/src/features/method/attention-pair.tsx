import { sampleAttention, samplePicture, sampleScores, sampleTexts } from "../../lib/samples.ts";

const shownAd = "cold-brew";
/** Both keep their room until they are scrolled to: what stands below would be pushed down. */
const { width, height } = sampleScores[shownAd];
const later = { width, height, loading: "lazy", decoding: "async" } as const;

/** One of our own ads beside our map of it: those that people's eyes were tracked on belong to others. */
export function AttentionPair() {
  return (
    <div className="attention-pair">
      <figure>
        <img src={samplePicture(shownAd)} alt={sampleTexts[shownAd]} {...later} />
        <figcaption className="meta">An ad we drew ourselves</figcaption>
      </figure>
      <figure>
        <img src={sampleAttention(shownAd)} alt="The same ad under our predicted attention." {...later} />
        <figcaption className="meta">Where we predict that people look: our map, not people’s</figcaption>
      </figure>
    </div>
  );
}
