import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label" | "autoComplete">;

/** First and last name beside each other, where a person gives them. */
export function NameFields({ first, last }: { first: FieldProps; last: FieldProps }) {
  return (
    <div className="field-pair">
      <TextField label="First Name" autoComplete="given-name" {...first} />
      <TextField label="Last Name" autoComplete="family-name" {...last} />
    </div>
  );
}
