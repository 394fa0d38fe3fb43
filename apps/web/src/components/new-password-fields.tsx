import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useConfig } from "../lib/config.ts";
import { leastLength, passwordHint, passwordProblem, shownProblem } from "../lib/password-rule.ts";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
  field: Path<Values>;
  confirmation: Path<Values>;
  /** The mailed link asks for more than the other ways. */
  byLink?: boolean;
}

function messageIn(errors: object, name: string): string | undefined {
  const error: unknown = Object(Object.entries(errors).find(([field]) => field === name)?.[1]).message;
  return typeof error === "string" ? error : undefined;
}

/** A new password and its confirmation, wherever one is chosen. */
export function NewPasswordFields<Values extends FieldValues, Output>(props: NewPasswordFieldsProps<Values, Output>) {
  const { form, label, field, confirmation, byLink = false } = props;
  const config = useConfig();
  const minLength = leastLength(config, { byLink });
  const { errors } = form.formState;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={passwordHint(config, minLength)}
        error={shownProblem(messageIn(errors, field), String(form.watch(field)), minLength)}
        {...form.register(field)}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={messageIn(errors, confirmation)}
        {...form.register(confirmation)}
      />
    </>
  );
}

/** Shows what the operator asks beyond the form's own rules; true when there is nothing to show. */
export function useNewPasswordCheck<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  field: Path<Values>,
  { byLink = false } = {},
): (password: string) => boolean {
  const minLength = leastLength(useConfig(), { byLink });
  return (password) => {
    const message = passwordProblem(password, minLength);
    if (message === null) return true;
    form.setError(field, { message }, { shouldFocus: true });
    return false;
  };
}
