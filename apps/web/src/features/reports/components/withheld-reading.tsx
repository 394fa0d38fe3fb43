import type { Withheld } from "@adjudge/contracts";

/** In a blank picture or one of noise nothing can be found, and nothing corrected. */
export const isEmptyPicture = ({ reason }: Withheld): boolean => reason === "blank" || reason === "noise";

/** In the place of the score: why there is none. */
interface WithheldReadingProps {
  withheld: Withheld;
  /** Then the upload may have had a score before, and was charged. */
  isCorrected: boolean;
}

export function WithheldReading({ withheld, isCorrected }: WithheldReadingProps) {
  return (
    <div className="report-read">
      <div className="report-overall">
        <h2 className="h4">No score</h2>
        <p className="verdict">{withheld.message}</p>
        <p className="small muted">
          A score for this picture would mean nothing, so we gave none{isCorrected ? "." : ", and nothing was charged."}
          {!isEmptyPicture(withheld) && " What we could see in it is listed below."}
        </p>
      </div>
    </div>
  );
}
