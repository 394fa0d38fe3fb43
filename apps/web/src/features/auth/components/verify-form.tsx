import { VerifyEmailBody, verifyEmail } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { call } from "../../../lib/api-client.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { ResendCode } from "../../../components/resend-code.tsx";
import "./auth.css";

interface VerifyFormProps {
  email: string;
  onDone: () => void;
  onWrongEmail: () => void;
}

/** Step 2 of verification: the code that was mailed. */
export function VerifyForm({ email, onDone, onWrongEmail }: VerifyFormProps) {
  const form = useHouseForm({ resolver: zodResolver(VerifyEmailBody), defaultValues: { otp: "", email } });
  const { setFocus } = form;
  // The button that had focus went with step 1.
  useEffect(() => setFocus("otp"), [setFocus]);
  const send = useMutation({
    mutationFn: (body: VerifyEmailBody) => call(verifyEmail, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => showServerErrors(form, error, ["otp", "email"]),
  });
  return (
    <form className="auth-fields" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
      <Controller
        name="otp"
        control={form.control}
        render={({ field, fieldState }) => (
          <OtpInput {...field} hint={`Enter the OTP sent to ${email}`} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit" wide busy={send.isPending}>
        Verify
      </Button>
      <ResendCode purpose="VERIFICATION" email={email} onWrongEmail={onWrongEmail} />
    </form>
  );
}
