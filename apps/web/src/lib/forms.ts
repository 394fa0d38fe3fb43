import type { FieldValues, Path, UseFormProps, UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import { ApiError, messageOf } from "./api-error.ts";
import { flatMessages } from "./api-error-body.ts";
import { toast } from "./toast.ts";

export interface SplitErrors {
  /** First text of each field the form shows. */
  fields: [name: string, message: string][];
  /** Everything else, for toasts. */
  others: string[];
}

/** Mapped fields get their error, all others become toasts (docs/product/forms.md#errors-from-the-server). */
export function splitErrors(error: unknown, mapped: readonly string[]): SplitErrors {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) {
    return { fields: [], others: [messageOf(error)] };
  }
  const split: SplitErrors = { fields: [], others: [] };
  for (const [name, messages] of Object.entries(error.fields)) {
    const [first] = flatMessages(messages);
    if (first === undefined) continue;
    if (mapped.includes(name) && Array.isArray(messages)) split.fields.push([name, first]);
    else split.others.push(...flatMessages(messages));
  }
  return split;
}

/** Puts a failed call's errors onto the form; what the form does not show is told by toasts. */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  mapped: readonly Path<Values>[],
): void {
  const split = splitErrors(error, mapped);
  for (const name of mapped) {
    const message = split.fields.find(([field]) => field === name)?.[1];
    if (message !== undefined) form.setError(name, { type: "server", message });
  }
  const firstField = mapped.find((name) => split.fields.some(([field]) => field === name));
  if (firstField !== undefined) form.setFocus(firstField);
  for (const message of split.others) toast.error(message);
}

/** react-hook-form with the house rules: errors appear on the first submit and clear while typing after it. */
export function useHouseForm<Values extends FieldValues, Output = Values>(
  props: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: true,
    ...props,
  });
}
