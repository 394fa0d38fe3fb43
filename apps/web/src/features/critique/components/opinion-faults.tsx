import type { Analysis, Box, Opinion } from "@adjudge/contracts";
import { useMemo, useRef, useState } from "react";
import { PictureCrop } from "../../../components/proof/picture-crop.tsx";
import { type Place, placesAlong } from "../../../components/proof/places.ts";
import { ProofPicture } from "../../../components/proof/proof-picture.tsx";

/** The ad that the opinion is about. */
export interface JudgedPicture {
  src: string;
  alt: string;
  analysis: Pick<Analysis, "attention" | "elements" | "facts" | "source">;
}

interface Found {
  code: string;
  label: string;
  reason: string;
  boxes: Box[];
}

/** What the model says the ad has, the surest first. */
const foundIn = ({ faults }: Pick<Opinion, "faults">): Found[] =>
  faults
    .filter(({ found }) => found)
    .toSorted((a, b) => b.probability - a.probability)
    .map(({ code, label, reason, box }) => ({ code, label, reason, boxes: box ? [box] : [] }));

/** Addresses of the rows, so that the numbers on the picture lead to them. */
const anchor = "opinion";

/** The faults a model finds, each lit on the picture under pointer, focus or tap, as the engine's own advice is. */
export function OpinionFaults({ opinion, picture }: { opinion: Opinion; picture: JudgedPicture }) {
  const found = useMemo(() => foundIn(opinion), [opinion]);
  const places = useMemo(() => placesAlong(found), [found]);
  const [active, setActive] = useState<Place | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { src, alt, analysis } = picture;
  if (found.length === 0) return <p>It finds no fault.</p>;
  return (
    <div className="critique__found" data-placed={places.places.length > 0 ? true : undefined}>
      {places.places.length > 0 && (
        <div className="critique__stage" ref={stage}>
          <ProofPicture
            src={src}
            alt={alt}
            analysis={analysis}
            view="original"
            places={places.places}
            active={active}
            onActive={setActive}
            anchor={anchor}
          />
        </div>
      )}
      <ul className="recs">
        {found.map((fault) => {
          const place = places.placeOf(fault);
          return (
            <li
              key={fault.code}
              id={place && places.isFirst(fault) ? `${anchor}-${place.number}` : undefined}
              className="rec critique__fault"
              data-active={place !== null && place === active ? true : undefined}
              onPointerEnter={(event) => event.pointerType === "mouse" && setActive(place)}
              onPointerLeave={(event) => event.pointerType === "mouse" && setActive(null)}
            >
              {place ? (
                <button
                  type="button"
                  className="rec__place"
                  aria-label={`Show place ${place.number} in the picture`}
                  onFocus={() => setActive(place)}
                  onBlur={() => setActive(null)}
                  onClick={() => {
                    // A tap gives no focus on some phones.
                    setActive(place);
                    stage.current?.scrollIntoView({ block: "nearest" });
                  }}
                >
                  <PictureCrop src={src} size={analysis.source} boxes={fault.boxes} />
                  <span className="dot">{place.number}</span>
                </button>
              ) : (
                <div className="rec__place rec__place--whole" aria-hidden="true">
                  <PictureCrop src={src} size={analysis.source} boxes={[]} />
                </div>
              )}
              <div>
                <p>
                  <b>{fault.label}</b>
                </p>
                <p>{fault.reason}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
