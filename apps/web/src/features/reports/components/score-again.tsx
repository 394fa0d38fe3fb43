import type { ImageResult } from "@adjudge/contracts";
import arrowClockwiseIcon from "@phosphor-icons/core/regular/arrow-clockwise.svg?raw";
import { Button } from "../../../components/button.tsx";
import { Note } from "../../../components/panel.tsx";
import { useScoreAgain } from "../again/use-read-again.ts";
import { Icon } from "../../../components/icon.tsx";

/** On a report of an older engine, which is shown with the words and numbers it had. */
export function ScoreAgain({ image }: { image: ImageResult }) {
  const { mutate, isPending } = useScoreAgain(image);
  if (!image.can_score_again) return null;
  return (
    <div className="report-again no-print">
      <Note accent>
        <p>
          This report was made by engine {image.engine_version}. The new engine takes a fresh look and judges
          differently, so the score may change. Scoring again is free, once; the new report replaces this one.
        </p>
        <Button variant="line" small busy={isPending} icon={<Icon svg={arrowClockwiseIcon} />} onClick={() => mutate()}>
          Score again
        </Button>
      </Note>
    </div>
  );
}
