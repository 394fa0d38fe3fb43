import type { Analysis, AttentionGrid, ImageResult } from "@adjudge/contracts";
import { type RefObject, useMemo, useState } from "react";
import { fileNames } from "../file-names.ts";
import { attentionLead } from "../../../components/proof/attention-heat.ts";
import { type Place, type Places, placesOf } from "../../../components/proof/places.ts";

export interface VersusSide {
  number: 1 | 2;
  image: ImageResult;
  analysis: Analysis;
  /** Of its file, short; null where it does not tell the two apart. */
  name: string | null;
  /** Where this picture takes more attention than the other. */
  lead: AttentionGrid;
  anchor: string;
  places: Places;
  active: Place | null;
  setActive: (place: Place | null) => void;
  show: (place: Place) => void;
}

export interface Pair {
  images: readonly [ImageResult, ImageResult];
  analyses: readonly [Analysis, Analysis];
}

/** The two pictures with their marks; lighting a place in one leaves the other dark. */
export function useSides(
  { images, analyses }: Pair,
  stage: RefObject<HTMLElement | null>,
  onShow: () => void,
): readonly [VersusSide, VersusSide] {
  const [first, second] = analyses;
  const [lit, setLit] = useState<{ number: 1 | 2; place: Place } | null>(null);
  const places = useMemo(() => [placesOf(first), placesOf(second)] as const, [first, second]);
  const leads = useMemo(
    () => [attentionLead(first.attention, second.attention), attentionLead(second.attention, first.attention)] as const,
    [first, second],
  );
  const side = (number: 1 | 2): VersusSide => {
    const at = number === 1 ? 0 : 1;
    const setActive = (place: Place | null) => setLit(place && { number, place });
    return {
      number,
      image: images[at],
      name: fileNames(images[0].name, images[1].name)[at],
      analysis: analyses[at],
      lead: leads[at],
      anchor: `place-${number}`,
      places: places[at],
      active: lit?.number === number ? lit.place : null,
      setActive,
      show: (place) => {
        onShow();
        setActive(place);
        stage.current?.scrollIntoView({ block: "start" });
      },
    };
  };
  return [side(1), side(2)];
}
