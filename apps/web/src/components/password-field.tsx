import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { useState } from "react";
import { IconButton } from "./button.tsx";
import { Field, type TextFieldProps } from "./field.tsx";

export function PasswordField({ label, hint, error, aside, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(ids) => (
        <div className="with-btn">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            className="input"
            type={shown ? "text" : "password"}
          />
          <IconButton
            label={shown ? "Hide password" : "Show password"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeSlashIcon className="i" aria-hidden="true" /> : <EyeIcon className="i" aria-hidden="true" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
