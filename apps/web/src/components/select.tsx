/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: a listbox whose keys are handled on the button that keeps focus */
import { dropdownDefaults } from "@adjudge/contracts";
import caretDownIcon from "@phosphor-icons/core/regular/caret-down.svg?raw";
import checkIcon from "@phosphor-icons/core/regular/check.svg?raw";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { Field } from "./field.tsx";
import { moveActive, typeAhead } from "./select-keys.ts";
import { Icon } from "./icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  label: ReactNode;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  /** Label at the left of the control, as in the gallery's filter bar. */
  inline?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Select(props: SelectProps) {
  const { label, options, value, onChange, onBlur, placeholder = dropdownDefaults.placeholder, inline, ref } = props;
  const { hint, error, disabled } = props;
  const listId = useId();
  const [active, setActive] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const isOpen = active !== null;
  const chosen = options.findIndex((option) => option.value === value);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (active === null) return;
    const option = list.current?.children[active];
    option?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const open = () => setActive(Math.max(0, chosen));
  const close = () => setActive(null);
  const choose = (index: number) => {
    const option = options[index];
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (active === null) {
      if (["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) {
        event.preventDefault();
        open();
      }
      return;
    }
    if (event.key === "Enter" || event.key === " ") choose(active);
    else if (event.key === "Escape") close();
    else if (event.key === "Tab") {
      choose(active);
      return;
    } else {
      const labels = options.map((option) => option.label);
      const next =
        moveActive(event.key, active, options.length) ?? typeAhead(typed.current, event.key, event.timeStamp, labels);
      if (next === null) return;
      setActive(next);
    }
    event.preventDefault();
    // An open menu inside a dialog takes Escape for itself.
    event.stopPropagation();
  };

  return (
    <div className={inline ? "select-field select-field--inline" : "select-field"}>
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <div className="select-box">
            <button
              {...ids}
              ref={ref}
              type="button"
              role="combobox"
              className="input select-box__button"
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-activedescendant={isOpen ? optionId(active) : undefined}
              disabled={disabled}
              onClick={isOpen ? close : open}
              onKeyDown={onKeyDown}
              onBlur={() => {
                close();
                onBlur?.();
              }}
            >
              <span className={chosen < 0 ? "select-box__placeholder" : undefined}>
                {options[chosen]?.label ?? placeholder}
              </span>
              <Icon svg={caretDownIcon} />
            </button>
            <ul
              ref={list}
              id={listId}
              role="listbox"
              aria-label={typeof label === "string" ? label : "Options"}
              className="select-box__menu"
              hidden={!isOpen}
              // Pressing the list must not take focus from the button, whose blur closes it.
              onMouseDown={(event) => event.preventDefault()}
            >
              {options.length === 0 && <li className="select-box__none">No options</li>}
              {options.map((option, index) => (
                <li
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === chosen}
                  className={index === active ? "is-active" : undefined}
                  onMouseEnter={() => setActive(index)}
                  onClick={() => choose(index)}
                >
                  {option.label}
                  {index === chosen && <Icon svg={checkIcon} />}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Field>
    </div>
  );
}
