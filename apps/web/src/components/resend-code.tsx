import type { OtpPurpose } from "@adjudge/contracts";
import { messageOf } from "../lib/api-error.ts";
import { useRequestCode } from "../lib/request-code.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "./button.tsx";

interface ResendCodeProps {
  purpose: OtpPurpose;
  email: string;
  /** Where the address can still be corrected. */
  onWrongEmail?: () => void;
}

export function ResendCode({ purpose, email, onWrongEmail }: ResendCodeProps) {
  const resend = useRequestCode(purpose);
  return (
    <div className="resend small">
      <span>Didn&apos;t receive OTP code?</span>
      <Button
        variant="quiet"
        small
        busy={resend.isPending}
        onClick={() =>
          resend.mutate(email, {
            onSuccess: ({ message }) => toast.success(message),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      >
        Resend Code
      </Button>
      {onWrongEmail && (
        <Button variant="quiet" small onClick={onWrongEmail}>
          Change email
        </Button>
      )}
    </div>
  );
}
