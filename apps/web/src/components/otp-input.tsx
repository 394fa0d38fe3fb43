import { otpLength } from "@adjudge/contracts";
import type { ReactNode, Ref } from "react";
import { Field } from "./field.tsx";

const cells = Array.from({ length: otpLength }, (_, cell) => cell);

interface OtpInputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One real input over six drawn cells: paste, autofill from a message and screen readers see a single field. */
export function OtpInput(props: OtpInputProps) {
  const { value, onChange, label = "OTP", hint, error, ...input } = props;
  const isFull = value.length === otpLength;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className={isFull ? "otp is-full" : "otp"} data-invalid={error ? true : undefined}>
          <input
            {...input}
            {...ids}
            className="otp__input"
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, otpLength))}
          />
          {cells.map((cell) => (
            <span
              key={cell}
              className={cell === Math.min(value.length, otpLength - 1) ? "otp__cell is-next" : "otp__cell"}
              aria-hidden="true"
            >
              {value[cell] ?? ""}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
