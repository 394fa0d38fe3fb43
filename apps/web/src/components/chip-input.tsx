import warningIcon from "@phosphor-icons/core/regular/warning.svg?raw";
import xIcon from "@phosphor-icons/core/regular/x.svg?raw";
import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { Field, FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface ChipInputProps {
  label: ReactNode;
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  hint?: ReactNode;
  /** Error of the whole field. */
  error?: string | undefined;
  /** Error of one entry, by its text. */
  chipErrors?: Readonly<Record<string, string>>;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const addingKeys = [" ", "Enter", ","];

/** Adds the entries not yet there; two spellings of one address differ only in case. */
export function addChips(chips: readonly string[], text: string): string[] {
  const all = [...chips];
  for (const entry of text.split(/[\s,;]+/)) {
    const isKnown = all.some((chip) => chip.toLowerCase() === entry.toLowerCase());
    if (entry !== "" && !isKnown) all.push(entry);
  }
  return all;
}

interface ChipProps {
  text: string;
  isBad: boolean;
  disabled: boolean | undefined;
  onRemove: () => void;
}

function Chip({ text, isBad, disabled, onRemove }: ChipProps) {
  return (
    <li className={isBad ? "chip chip--error" : "chip"}>
      {isBad && <Icon svg={warningIcon} />}
      <span>{text}</span>
      <IconButton label={`Remove ${text}`} disabled={disabled} onClick={onRemove}>
        <Icon svg={xIcon} />
      </IconButton>
    </li>
  );
}

export function ChipInput(props: ChipInputProps) {
  const { label, value, onChange, placeholder, hint, error, chipErrors = {}, disabled, ref } = props;
  const [text, setText] = useState("");
  const chips = useRef<HTMLUListElement>(null);
  const remove = (chip: string) => {
    onChange(value.filter((other) => other !== chip));
    // The button that had focus goes with its chip.
    chips.current?.querySelector<HTMLInputElement>("input")?.focus();
  };
  const commit = (entries: string) => {
    onChange(addChips(value, entries));
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Composed text (Japanese, Chinese) uses Enter and space to choose a candidate.
    if (event.nativeEvent.isComposing) return;
    if (addingKeys.includes(event.key) && text.trim() !== "") {
      event.preventDefault();
      commit(text);
    } else if (event.key === " ") {
      event.preventDefault();
    } else if (event.key === "Backspace" && text === "" && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  const badChips = value.filter((chip) => chipErrors[chip] !== undefined);
  return (
    <div className="chip-field">
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <ul ref={chips} className="chips" data-invalid={error || badChips.length > 0 ? true : undefined}>
            {value.map((chip) => (
              <Chip
                key={chip}
                text={chip}
                isBad={chipErrors[chip] !== undefined}
                disabled={disabled}
                onRemove={() => remove(chip)}
              />
            ))}
            <li className="chips__entry">
              <input
                {...ids}
                ref={ref}
                type="text"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={value.length === 0 ? placeholder : undefined}
                disabled={disabled}
                value={text}
                onChange={(event) => {
                  const typed = event.target.value;
                  // Phone keyboards report no key for space; the text itself shows it.
                  if (/[\s,;]$/.test(typed) && typed.trim() !== "") commit(typed);
                  else setText(typed);
                }}
                onKeyDown={onKeyDown}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData("text");
                  if (!/[\s,;]/.test(pasted.trim())) return;
                  event.preventDefault();
                  commit(`${text}${pasted}`);
                }}
                onBlur={() => {
                  if (text.trim() !== "") commit(text);
                }}
              />
            </li>
          </ul>
        )}
      </Field>
      {badChips.map((chip) => (
        <FieldError key={chip}>
          {chip}: {chipErrors[chip]}
        </FieldError>
      ))}
    </div>
  );
}
