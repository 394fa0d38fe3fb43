import { lineTextMaxLength } from "@adjudge/contracts";
import { FieldError } from "../../../components/field.tsx";
import type { Place } from "../../../components/proof/places.ts";
import { type Draft, type LineRole, withRole, type WrittenLine } from "../corrections-draft.ts";

const roles: readonly { role: LineRole; label: string; says: string }[] = [
  { role: "headline", label: "Headline", says: "belongs to the headline" },
  { role: "asking", label: "Call to action", says: "is the call to action" },
  { role: "leftOut", label: "Not part of the ad", says: "is not part of the ad" },
];

interface LinesProps {
  draft: Draft;
  /** Lines that the engine itself left out, as of the exchange or the page. It may be wrong: they can still be something else. */
  outside: readonly number[];
  onDraft: (draft: Draft) => void;
  onActive: (place: Place | null) => void;
}

interface LineRowProps extends LinesProps {
  line: WrittenLine;
  /** What is wrong with its words. */
  error: string | null;
}

/** A line says what it says, and is of the headline, or asks, or is no part of the ad, or none of these. */
function LineRow({ line: { line, text, readAs, boxes }, draft, outside, error, onDraft, onActive }: LineRowProps) {
  const light = () => onActive({ number: 0, boxes });
  const dark = () => onActive(null);
  const isOther = (role: LineRole): boolean =>
    role === "leftOut" && outside.includes(line) && !draft.headline.includes(line) && !draft.asking.includes(line);
  const words = draft.texts.get(line) ?? text;
  const errorId = `line-${line}-error`;
  const hintId = `line-${line}-hint`;
  const describedBy = [readAs !== null && hintId, error !== null && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <li className="correct__line" onPointerEnter={light} onPointerLeave={dark}>
      <div className="correct__words">
        <textarea
          id={`line-${line}`}
          className="input"
          rows={1}
          aria-label={`What the line “${text}” says`}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={describedBy}
          maxLength={lineTextMaxLength}
          value={words}
          onFocus={light}
          onBlur={dark}
          onChange={({ target }) =>
            onDraft({ ...draft, texts: new Map([...draft.texts, [line, target.value.replaceAll("\n", " ")]]) })
          }
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {readAs !== null && (
          <p className="hint" id={hintId}>
            We read “{readAs}”.
          </p>
        )}
        {error !== null && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {roles.map(({ role, label, says }) => (
        <label key={role} className="correct__role">
          <input
            type="checkbox"
            className="tick"
            aria-label={`“${text}” ${says}`}
            checked={isOther(role) || draft[role].includes(line)}
            disabled={role === "leftOut" && outside.includes(line)}
            onFocus={light}
            onBlur={dark}
            onChange={({ target }) => onDraft(withRole(draft, line, target.checked ? role : null))}
          />
          <span aria-hidden="true">{label}</span>
        </label>
      ))}
    </li>
  );
}

interface CorrectLinesProps extends LinesProps {
  lines: readonly WrittenLine[];
  /** What is wrong with the words of one of them. */
  problem: { line: number; message: string } | null;
}

/** The lines that were read, for their owner to say what they are and what they say. */
export function CorrectLines({ lines, problem, ...rest }: CorrectLinesProps) {
  return (
    <fieldset className="correct__lines">
      <legend className="sr">Lines that were read</legend>
      <div className="correct__head" aria-hidden="true">
        <span>What the line says</span>
        {roles.map(({ role, label }) => (
          <span key={role}>{label}</span>
        ))}
      </div>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.line} line={line} error={problem?.line === line.line ? problem.message : null} {...rest} />
        ))}
      </ul>
    </fieldset>
  );
}
