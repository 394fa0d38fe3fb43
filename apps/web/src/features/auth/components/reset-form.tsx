import { ResetPasswordBody, resetPassword } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { useRequestCode } from "../api/request-code.ts";
import { passwordHint, passwordProblem } from "../password-rule.ts";
import { ResendCode } from "./resend-code.tsx";
import "./auth.css";

interface ResetFormProps {
  email: string;
  onDone: () => void;
}

/** Step 2 of the reset: code and new password together. */
export function ResetForm({ email, onDone }: ResetFormProps) {
  const minLength = useConfig()?.password_min_length;
  const form = useHouseForm({
    resolver: zodResolver(ResetPasswordBody),
    defaultValues: { otp: "", new_password: "", confirm_password: "", email },
  });
  const { errors } = form.formState;
  const resend = useRequestCode("PASSWORD_RESET");
  const send = useMutation({
    mutationFn: (body: ResetPasswordBody) => call(resetPassword, { body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => showServerErrors(form, error, ["otp", "new_password", "confirm_password"]),
  });
  const submit = form.handleSubmit((body) => {
    const problem = passwordProblem(body.new_password, minLength);
    if (problem !== null) form.setError("new_password", { message: problem }, { shouldFocus: true });
    else send.mutate(body);
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
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={passwordHint(minLength)}
        error={errors.new_password?.message}
        {...form.register("new_password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...form.register("confirm_password")}
      />
      <Button type="submit" wide busy={send.isPending}>
        Reset Password
      </Button>
      <ResendCode
        busy={resend.isPending}
        onResend={() =>
          resend.mutate(email, {
            onSuccess: ({ message }) => toast.success(message),
            onError: (error) => toast.error(messageOf(error)),
          })
        }
      />
    </form>
  );
}
