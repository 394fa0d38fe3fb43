import { CategoryName } from "@adjudge/contracts";
import { type Ref, useState } from "react";
import { TextField } from "../../../components/field.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { splitErrors } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";

const fallback = "An error occurred while creating the category.";

/** State of the New Category field; errors show from the first submit on. */
export function useNewCategory(create: (name: string) => Promise<string>) {
  const [name, setName] = useState("");
  const [isAttempted, setIsAttempted] = useState(false);
  const [serverError, setServerError] = useState<string | undefined>();
  const parsed = CategoryName.safeParse(name);
  const ownError = parsed.success ? undefined : parsed.error.issues[0]?.message;
  return {
    name,
    error: isAttempted ? (ownError ?? serverError) : undefined,
    change: (next: string) => {
      setName(next);
      setServerError(undefined);
    },
    /** The new category's id, or null when it was not made. */
    submit: async (): Promise<string | null> => {
      setIsAttempted(true);
      if (!parsed.success) return null;
      try {
        const id = await create(parsed.data);
        setName("");
        setIsAttempted(false);
        toast.success("Category created successfully");
        return id;
      } catch (error) {
        if (!(error instanceof ApiError)) {
          toast.error(fallback);
          return null;
        }
        const { fields, others } = splitErrors(error, ["category"]);
        setServerError(fields[0]?.[1]);
        for (const message of others) toast.error(message);
        return null;
      }
    },
  };
}

interface NewCategoryFieldProps {
  field: ReturnType<typeof useNewCategory>;
  ref?: Ref<HTMLInputElement>;
}

export function NewCategoryField({ field, ref }: NewCategoryFieldProps) {
  return (
    <TextField
      ref={ref}
      label="New Category"
      value={field.name}
      error={field.error}
      autoComplete="off"
      onChange={(event) => field.change(event.target.value)}
    />
  );
}
