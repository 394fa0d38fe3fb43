import eyeIcon from "@phosphor-icons/core/regular/eye.svg?raw";
import eyeSlashIcon from "@phosphor-icons/core/regular/eye-slash.svg?raw";
import { useState } from "react";
import { IconButton } from "./button.tsx";
import { Field, type TextFieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

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
            {shown ? <Icon svg={eyeSlashIcon} /> : <Icon svg={eyeIcon} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
