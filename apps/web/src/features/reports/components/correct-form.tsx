import { brandMaxLength, type Facts, type ImageResult } from "@adjudge/contracts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { FieldError, TextField } from "../../../components/field.tsx";
import type { Place } from "../../../components/proof/places.ts";
import type { useCorrect } from "../again/use-read-again.ts";
import {
  correctionsOf,
  draftOf,
  type DraftProblem,
  outsideLines,
  problemIn,
  writtenLines,
} from "../corrections-draft.ts";
import { CorrectLines } from "./correct-lines.tsx";

interface CorrectFormProps {
  image: ImageResult;
  facts: Facts;
  correction: ReturnType<typeof useCorrect>;
  onActive: (place: Place | null) => void;
  onClose: () => void;
}

const idOf = ({ field }: DraftProblem): string => (typeof field === "number" ? `line-${field}` : `correct-${field}`);

/** Brand, headline, call to action, misread lines and what does not belong to the ad, as its owner sees them. */
export function CorrectForm({ image, facts, correction, onActive, onClose }: CorrectFormProps) {
  const [draft, setDraft] = useState(() => draftOf(facts, image.corrections));
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  // As it was when the form was opened: while the scores are made anew, what was just left out would look like the engine's own doing.
  const [opened] = useState(() => ({ outside: outsideLines(facts, image.corrections), lines: writtenLines(facts) }));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemIn(draft, facts, opened.outside);
    setProblem(found);
    if (found === null) correction.correct(correctionsOf(draft, facts, image.corrections), onClose);
    else document.getElementById(idOf(found))?.focus();
  };
  const asksError = problem?.field === "cta" ? problem.message : null;
  return (
    <form className="correct no-print" ref={form} onSubmit={submit} aria-labelledby="facts-title">
      <div className="correct__brand">
        <TextField
          id="correct-brand"
          label="Brand"
          value={draft.hasNoBrand ? "" : draft.brand}
          disabled={draft.hasNoBrand}
          error={!draft.hasNoBrand && problem?.field === "brand" ? problem.message : undefined}
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
        <div className="correct__asks">
          <label className="correct__none">
            <input
              id="correct-cta"
              type="checkbox"
              className="tick"
              checked={draft.asksNothing}
              aria-describedby={asksError === null ? undefined : "correct-cta-error"}
              onChange={({ target: { checked } }) =>
                setDraft({ ...draft, asksNothing: checked, asking: checked ? [] : draft.asking })
              }
            />
            This ad asks for nothing
          </label>
          {asksError !== null && <FieldError id="correct-cta-error">{asksError}</FieldError>}
        </div>
      </div>
      {opened.lines.length > 0 && (
        <CorrectLines
          lines={opened.lines}
          draft={draft}
          outside={opened.outside}
          problem={typeof problem?.field === "number" ? { line: problem.field, message: problem.message } : null}
          onDraft={setDraft}
          onActive={onActive}
        />
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
