import { brandMaxLength, type FactLine, type Facts, type ImageResult } from "@adjudge/contracts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import type { Place } from "../../../components/proof/places.ts";
import type { useCorrect } from "../again/use-read-again.ts";
import { correctionsOf, type Draft, draftOf, outsideLines } from "../facts-model.ts";

interface LineRowProps {
  line: FactLine;
  draft: Draft;
  /** The engine itself left it out, as of the exchange or the page. It may be wrong: the line can still be the headline's. */
  isOutside: boolean;
  onDraft: (draft: Draft) => void;
  onActive: (place: Place | null) => void;
}

const without = (lines: readonly number[], line: number): number[] => lines.filter((other) => other !== line);

/** A line is in the headline, or no part of the ad, or neither. */
function LineRow({ line: { line, text, box }, draft, isOutside, onDraft, onActive }: LineRowProps) {
  const light = () => onActive({ number: 0, boxes: [box] });
  const dark = () => onActive(null);
  const tick = (isHeadline: boolean, isLeftOut: boolean) =>
    onDraft({
      ...draft,
      headline: isHeadline ? [...without(draft.headline, line), line] : without(draft.headline, line),
      leftOut: isLeftOut ? [...without(draft.leftOut, line), line] : without(draft.leftOut, line),
    });
  return (
    <tr onPointerEnter={light} onPointerLeave={dark}>
      <td>
        <input
          type="checkbox"
          className="tick"
          aria-label={`“${text}” belongs to the headline`}
          checked={draft.headline.includes(line)}
          onFocus={light}
          onBlur={dark}
          onChange={(event) => tick(event.target.checked, false)}
        />
      </td>
      <td>
        <input
          type="checkbox"
          className="tick"
          aria-label={`“${text}” is not part of the ad`}
          checked={(isOutside && !draft.headline.includes(line)) || draft.leftOut.includes(line)}
          disabled={isOutside}
          onFocus={light}
          onBlur={dark}
          onChange={(event) => tick(false, event.target.checked)}
        />
      </td>
      <th scope="row">{text}</th>
    </tr>
  );
}

interface CorrectFormProps {
  image: ImageResult;
  facts: Facts;
  correction: ReturnType<typeof useCorrect>;
  onActive: (place: Place | null) => void;
  onClose: () => void;
}

/** Brand, headline and what does not belong to the ad, as its owner sees them. */
export function CorrectForm({ image, facts, correction, onActive, onClose }: CorrectFormProps) {
  const [draft, setDraft] = useState(() => draftOf(facts, image.corrections));
  const [error, setError] = useState<string | null>(null);
  // As it was when the form was opened: while the scores are made anew, what was just left out would look like the engine's own doing.
  const [outside] = useState(() => outsideLines(facts, image.corrections));
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.hasNoBrand && draft.brand.trim() === "" && facts.brand !== null) {
      first.current?.querySelector("input")?.focus();
      return setError("Enter the brand’s name, or say that none is shown.");
    }
    setError(null);
    correction.correct(correctionsOf(draft, facts, image.corrections), onClose);
  };
  return (
    <form className="correct no-print" ref={first} onSubmit={submit} aria-labelledby="facts-title">
      <div className="correct__brand">
        <TextField
          label="Brand"
          value={draft.hasNoBrand ? "" : draft.brand}
          disabled={draft.hasNoBrand}
          error={draft.hasNoBrand ? undefined : (error ?? undefined)}
          maxLength={brandMaxLength}
          onChange={(event) => setDraft({ ...draft, brand: event.target.value })}
        />
        <label className="correct__none">
          <input
            type="checkbox"
            className="tick"
            checked={draft.hasNoBrand}
            onChange={(event) => setDraft({ ...draft, hasNoBrand: event.target.checked })}
          />
          No brand is shown
        </label>
      </div>
      {facts.lines.length > 0 && (
        <table className="correct__lines">
          <caption className="sr">Lines that were read</caption>
          <thead>
            <tr>
              <th scope="col">Headline</th>
              <th scope="col">Not part of the ad</th>
              <th scope="col">Line</th>
            </tr>
          </thead>
          <tbody>
            {facts.lines.map((line) => (
              <LineRow
                key={line.line}
                line={line}
                draft={draft}
                isOutside={outside.includes(line.line)}
                onDraft={setDraft}
                onActive={onActive}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className="row correct__actions">
        <Button type="submit" busy={correction.isPending}>
          Apply and score again
        </Button>
        {image.corrections && (
          <Button variant="line" disabled={correction.isPending} onClick={() => correction.correct({}, onClose)}>
            Undo my corrections
          </Button>
        )}
        <Button variant="quiet" disabled={correction.isPending} onClick={onClose}>
          Cancel
        </Button>
        <p className="small muted">Free: corrections are never charged.</p>
      </div>
    </form>
  );
}
