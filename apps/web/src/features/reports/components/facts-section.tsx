import type { Facts, ImageResult } from "@adjudge/contracts";
import pencilSimpleIcon from "@phosphor-icons/core/regular/pencil-simple.svg?raw";
import { useRef, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import type { Place } from "../../../components/proof/places.ts";
import type { useCorrect } from "../again/use-read-again.ts";
import { type FactRow, factRows } from "../facts-model.ts";
import { CorrectForm } from "./correct-form.tsx";
import { Icon } from "../../../components/icon.tsx";
import { useFocusLost } from "../../../lib/use-focus-lost.ts";

interface Lit {
  onActive: (place: Place | null) => void;
  onShow: (place: Place) => void;
}

function Row({ row, onActive, onShow }: Lit & { row: FactRow }) {
  const place: Place | null = row.boxes.length === 0 ? null : { number: 0, boxes: row.boxes };
  return (
    <div className="fact" onPointerEnter={() => onActive(place)} onPointerLeave={() => onActive(null)}>
      <dt>{row.name}</dt>
      <dd>
        {place ? (
          <button
            type="button"
            className="fact__place"
            aria-label={`${row.name}: ${row.value}. Show it in the picture`}
            onFocus={() => onActive(place)}
            onBlur={() => onActive(null)}
            onClick={() => onShow(place)}
          >
            {row.value}
          </button>
        ) : (
          row.value
        )}{" "}
        {row.isUnsure && <Badge>Not sure</Badge>}
        {row.isCorrected && <Badge tone="accent">Corrected by you</Badge>}
      </dd>
    </div>
  );
}

interface FactsSectionProps extends Lit {
  image: ImageResult;
  facts: Facts;
  /** Null on a sample: it is nobody's. */
  correction: ReturnType<typeof useCorrect> | null;
}

/** What the engine took the ad for, with its places, and the way to put it right. */
export function FactsSection({ image, facts, correction, onActive, onShow }: FactsSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusLost(isOpen, () => opener.current?.focus());
  const open = () => {
    correction?.prepare();
    setIsOpen(true);
  };
  return (
    <section className="report-facts card" aria-labelledby="facts-title">
      <div className="report-facts__head">
        <h2 className="h3" id="facts-title">
          What the engine found
        </h2>
        {correction && !isOpen && (
          <Button
            ref={opener}
            variant="line"
            small
            className="no-print"
            icon={<Icon svg={pencilSimpleIcon} />}
            onClick={open}
          >
            Correct it
          </Button>
        )}
      </div>
      <dl className="facts">
        {factRows(facts).map((row) => (
          <Row key={row.name} row={row} onActive={onActive} onShow={onShow} />
        ))}
      </dl>
      {correction && isOpen && (
        <CorrectForm
          image={image}
          facts={facts}
          correction={correction}
          onActive={onActive}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
