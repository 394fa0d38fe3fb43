import type { Analysis } from "@adjudge/contracts";
import arrowRightIcon from "@phosphor-icons/core/regular/arrow-right.svg?raw";
import { PictureCrop } from "../../../components/proof/picture-crop.tsx";
import { withUnits } from "../../../lib/format.ts";
import { scoreLabels } from "../../../components/proof/score-names.ts";
import type { FileNames } from "../file-names.ts";
import { type Decided, strongerOf } from "../model.ts";
import { Icon } from "../../../components/icon.tsx";

interface Side {
  src: string;
  analysis: Analysis;
}

interface BorrowListProps {
  comparison: Decided;
  sides: readonly [Side, Side];
  names: FileNames;
}

/** What the weaker image could take over from the stronger: the values, with the places where there are any. */
export function BorrowList({ comparison, sides, names }: BorrowListProps) {
  const { borrow } = comparison.verdict;
  if (borrow.length === 0) return null;
  const stronger = strongerOf(comparison);
  const [from, to] = stronger === 1 ? sides : [sides[1], sides[0]];
  return (
    <section className="versus-borrow card" aria-labelledby="borrow-title">
      <div>
        <h2 className="h2" id="borrow-title">
          What image {stronger === 1 ? 2 : 1} can borrow from image {stronger}
        </h2>
        {names.map(
          (name, at) =>
            name !== null && (
              <p key={name} className="meta">
                Image {at + 1}: {name}
              </p>
            ),
        )}
      </div>
      <ol>
        {borrow.map(({ score, text, from_boxes, to_boxes }) => (
          <li key={text}>
            {from_boxes.length > 0 && (
              <div className="versus-borrow__pics" aria-hidden="true">
                {to_boxes.length > 0 && (
                  <>
                    <PictureCrop src={to.src} size={to.analysis.source} boxes={to_boxes} />
                    <Icon svg={arrowRightIcon} />
                  </>
                )}
                <PictureCrop src={from.src} size={from.analysis.source} boxes={from_boxes} />
              </div>
            )}
            <p className="meta">{scoreLabels[score]}</p>
            <p className="small">{withUnits(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
