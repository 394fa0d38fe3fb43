import type { ComponentProps, ReactNode } from "react";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A radio button with its text. */
export function RadioChoice({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...input} type="radio" />
      <span>
        <span className="choice__label">{label}</span>
        {hint && <span className="hint">{hint}</span>}
      </span>
    </label>
  );
}

/** A tick box; `label` is read out, the box stands alone (on a picture of the gallery). */
export function TickBox({ label, ...input }: Omit<ComponentProps<"input">, "type"> & { label: string }) {
  return <input {...input} className="tick" type="checkbox" aria-label={label} />;
}
