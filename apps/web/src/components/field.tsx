import warningIcon from "@phosphor-icons/core/regular/warning.svg?raw";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

export interface FieldIds {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the label, right: a link such as Forgot password?. */
  aside?: ReactNode;
  id?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="error" id={id} role="alert">
      <Icon svg={warningIcon} />
      <span>{children}</span>
    </p>
  );
}

/** Label above, hint and error below, joined to the control by ids. */
export function Field({ label, hint, error, aside, id, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="field">
      <div className="field__head">
        <label htmlFor={own}>{label}</label>
        {aside}
      </div>
      {children({ id: own, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </div>
  );
}

export interface TextFieldProps extends ComponentProps<"input"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
}

/** Spreads react-hook-form's `register("name")` directly. */
export function TextField({ label, hint, error, aside, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(ids) => <input type="text" {...input} {...ids} className={["input", className].filter(Boolean).join(" ")} />}
    </Field>
  );
}
