import type { Analysis, AttentionGrid, Box } from "@adjudge/contracts";
import { type CSSProperties, useMemo, useState } from "react";
import imageBrokenIcon from "@phosphor-icons/core/regular/image-broken.svg?raw";
import { AttentionLayer } from "./attention-layer.tsx";
import { boxStyle, ElementBoxes, type LitElement } from "./element-boxes.tsx";
import { isFlat, markerSpots, type Place } from "./places.ts";
import { Icon } from "../icon.tsx";

export type ProofView = "original" | "attention" | "elements" | "difference";

type PrintStyle = CSSProperties & { "--ratio": number };

/** Dims everything but the boxes: an outer rectangle with the boxes as holes. */
function Spotlight({ boxes }: { boxes: readonly Box[] }) {
  const holes = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
  return (
    <div className="proof-spot" data-testid="spotlight" aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">
        <path d={`M0 0h1v1H0z${holes}`} fillRule="evenodd" />
      </svg>
      {boxes.map((box) => (
        <span key={`${box.x} ${box.y} ${box.width}`} className="proof-box" style={boxStyle(box)} />
      ))}
    </div>
  );
}

interface ProofPictureProps {
  src: string;
  /** Describes the picture for those who cannot see it. */
  alt: string;
  analysis: Pick<Analysis, "attention" | "elements" | "facts" | "source">;
  view: ProofView;
  places: readonly Place[];
  /** Of whose recommendation the pointer or the focus is on. */
  active?: Place | null;
  onActive?: (place: Place | null) => void;
  /** Where the address of a place's first recommendation begins: `rec` gives #rec-3. */
  anchor: string;
  difference?: AttentionGrid;
  /** Of a list of the elements beside the picture. */
  lit?: LitElement;
}

/** The ad on the light table between its rulers. Views are layers over it; it is never cropped or tinted itself. */
export function ProofPicture(props: ProofPictureProps) {
  const { src, alt, analysis, view, places, active = null, onActive, anchor, difference, lit } = props;
  const [isBroken, setIsBroken] = useState(false);
  const { width, height } = analysis.source;
  // --ratio lets a sheet bound the height of a picture by its width.
  const printStyle: PrintStyle = { aspectRatio: `${width} / ${height}`, "--ratio": width / height };
  const lines = useMemo(() => analysis.facts?.lines.map(({ box }) => box) ?? [], [analysis.facts]);
  const spots = markerSpots(places, width / height, lines);
  return (
    <div className="proof" data-flat={isFlat(width / height) ? true : undefined}>
      <div className="proof__print" style={printStyle}>
        <div className="ruler-x" aria-hidden="true" />
        <div className="ruler-y" aria-hidden="true" />
        {isBroken ? (
          <p className="proof-broken small">
            <Icon svg={imageBrokenIcon} /> The picture could not be loaded. Reload the page to try again.
          </p>
        ) : (
          <img
            className="proof-img"
            src={src}
            alt={alt}
            width={width}
            height={height}
            onError={() => setIsBroken(true)}
          />
        )}
        <AttentionLayer grid={analysis.attention} isShown={view === "attention"} />
        {difference && <AttentionLayer grid={difference} isShown={view === "difference"} />}
        <ElementBoxes
          elements={analysis.elements}
          lines={lines}
          ratio={width / height}
          isShown={view === "elements"}
          lit={lit}
        />
        {active && <Spotlight boxes={active.boxes} />}
        {places.map((place, index) => {
          const { x, y } = spots[index] ?? { x: 50, y: 50 };
          // Over a heat map they would hide it; beside the elements' own numbers they would be taken for them.
          const isHidden = view !== "original";
          return (
            <a
              key={place.number}
              className="proof-marker"
              href={`#${anchor}-${place.number}`}
              aria-label={`Place ${place.number}: go to its recommendation`}
              style={{ left: `${x}%`, top: `${y}%` }}
              data-hidden={isHidden ? true : undefined}
              data-dim={active && active !== place ? true : undefined}
              tabIndex={isHidden ? -1 : undefined}
              onPointerEnter={() => onActive?.(place)}
              onPointerLeave={() => onActive?.(null)}
              onFocus={() => onActive?.(place)}
              onBlur={() => onActive?.(null)}
            >
              <span className="dot">{place.number}</span>
            </a>
          );
        })}
      </div>
    </div>
  );
}
