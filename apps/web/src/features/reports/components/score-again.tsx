import type { ImageResult } from "@adjudge/contracts";
import { ArrowClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowClockwise";
import { Button } from "../../../components/button.tsx";
import { Note } from "../../../components/panel.tsx";
import { useScoreAgain } from "../again/use-read-again.ts";

/** On a report of an older engine, which is shown with the words and numbers it had. */
export function ScoreAgain({ image }: { image: ImageResult }) {
  const { mutate, isPending } = useScoreAgain(image);
  if (!image.can_score_again) return null;
  return (
    <div className="report-again no-print">
      <Note accent>
        <p>
          This report was made by engine {image.engine_version}. The new engine looks at the ad anew and judges it by
          other measures, so the score may change. It is free, once; the new report takes the place of this one.
        </p>
        <Button
          variant="line"
          small
          busy={isPending}
          icon={<ArrowClockwiseIcon className="i" aria-hidden="true" />}
          onClick={() => mutate()}
        >
          Score again
        </Button>
      </Note>
    </div>
  );
}
