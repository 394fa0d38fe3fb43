import type { Flag } from "@adjudge/contracts";
import flagIcon from "@phosphor-icons/core/regular/flag.svg?raw";
import type { Place } from "./places.ts";
import { Icon } from "../icon.tsx";

const heads: Record<Flag["code"], string> = {
  policy_risk: "May break ad policies",
  misleading: "May mislead",
  cruelty: "May offend: cruelty",
  crime: "May offend: crime",
};

interface FlagsNoteProps {
  flags: readonly Flag[];
  onActive: (place: Place | null) => void;
  onShow: (place: Place) => void;
}

/** Said beside the score: what may keep the ad from running, whatever its score. */
export function FlagsNote({ flags, onActive, onShow }: FlagsNoteProps) {
  if (flags.length === 0) return null;
  return (
    <ul className="proof-flags" aria-label="Flags">
      {flags.map(({ code, message, boxes }) => {
        const place: Place | null = boxes.length === 0 ? null : { number: 0, boxes };
        return (
          <li key={`${code} ${message}`} onPointerEnter={() => onActive(place)} onPointerLeave={() => onActive(null)}>
            <Icon svg={flagIcon} />
            <p>
              <b>{heads[code]}:</b> {message}{" "}
              {place && (
                <button
                  type="button"
                  className="link-button no-print"
                  onFocus={() => onActive(place)}
                  onBlur={() => onActive(null)}
                  onClick={() => onShow(place)}
                >
                  Show
                </button>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
