import { ResetPasswordBody, resetPassword } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "../../../components/new-password-fields.tsx";
import { call } from "../../../lib/api-client.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { ResendCode } from "../../../components/resend-code.tsx";
import "./auth.css";

interface ResetFormProps {
  email: string;
  onDone: () => void;
  onWrongEmail: () => void;
}

/** Step 2 of the reset: code and new password together. */
export function ResetForm({ email, onDone, onWrongEmail }: ResetFormProps) {
  const form = useHouseForm({
    resolver: zodResolver(ResetPasswordBody),
    defaultValues: { otp: "", new_password: "", confirm_password: "", email },
  });
  const { setFocus } = form;
  // The button that had focus went with step 1.
  useEffect(() => setFocus("otp"), [setFocus]);
  const isGoodPassword = useNewPasswordCheck(form, "new_password");
  const send = useMutation({
    mutationFn: (body: ResetPasswordBody) => call(resetPassword, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => showServerErrors(form, error, ["otp", "new_password", "confirm_password"]),
  });
  const submit = form.handleSubmit((body) => {
    if (isGoodPassword(body.new_password)) send.mutate(body);
  });
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <Controller
        name="otp"
        control={form.control}
        render={({ field, fieldState }) => (
          <OtpInput {...field} hint={`Enter the OTP sent to ${email}`} error={fieldState.error?.message} />
        )}
      />
      <NewPasswordFields form={form} label="New Password" field="new_password" confirmation="confirm_password" />
      <Button type="submit" wide busy={send.isPending}>
        Reset Password
      </Button>
      <ResendCode purpose="PASSWORD_RESET" email={email} onWrongEmail={onWrongEmail} />
    </form>
  );
}
