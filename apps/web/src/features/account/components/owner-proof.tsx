import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { ApiError, messageOf } from "../../../lib/api-error.ts";
import { flatMessages } from "../../../lib/api-error-body.ts";
import { useRequestCode } from "../../../lib/request-code.ts";
import { toast } from "../../../lib/toast.ts";
import { identitiesQuery } from "../api/account.ts";

/** Whether the account has a password to ask for; a code goes to its address where it has none. */
export const useHasPassword = (): boolean => useQuery(identitiesQuery).data?.has_password !== false;

/** The first thing the server has to say about a proof. */
export function proofProblem(error: unknown): string {
  const fields = error instanceof ApiError ? Object.values(error.fields).flatMap(flatMessages) : [];
  return fields[0] ?? messageOf(error);
}

interface OwnerProofProps {
  email: string;
  label?: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password again, or a fresh code: what a stolen session could not undo asks for one of them. */
export function OwnerProof({ email, label = "Password", value, error, onChange }: OwnerProofProps) {
  const hasPassword = useHasPassword();
  const sendCode = useRequestCode("PASSWORD_RESET");
  if (hasPassword)
    return (
      <PasswordField
        label={label}
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <>
      <OtpInput value={value} onChange={onChange} hint={`A code goes to ${email}`} error={error} />
      <div>
        <Button
          variant="line"
          small
          busy={sendCode.isPending}
          onClick={() =>
            sendCode.mutate(email, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (failure) => toast.error(messageOf(failure)),
            })
          }
        >
          Send a code
        </Button>
      </div>
    </>
  );
}
