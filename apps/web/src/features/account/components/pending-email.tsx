import { type User, VerifyEmailBody } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller } from "react-hook-form";
import { Button } from "../../../components/button.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { Note } from "../../../components/panel.tsx";
import { ResendCode } from "../../../components/resend-code.tsx";
import { messageOf } from "../../../lib/api-error.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { useConfirmEmail, useUpdateUser } from "../api/account.ts";

/** A new address counts only once the code sent to it came back. */
export function PendingEmail({ user, email }: { user: User; email: string }) {
  const form = useHouseForm({ resolver: zodResolver(VerifyEmailBody), defaultValues: { otp: "", email } });
  const confirm = useConfirmEmail();
  const keep = useUpdateUser(user.id);
  const submit = form.handleSubmit((body) =>
    confirm.mutate(body, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => showServerErrors(form, error, ["otp"]),
    }),
  );
  return (
    <Note accent>
      <form className="account__fields" noValidate onSubmit={submit}>
        <p>
          We sent a code to <b>{email}</b>. Until you enter it, your current address stays in use.
        </p>
        <Controller
          name="otp"
          control={form.control}
          render={({ field, fieldState }) => (
            <OtpInput {...field} hint={`Enter the OTP sent to ${email}`} error={fieldState.error?.message} />
          )}
        />
        <div className="account__actions">
          <Button type="submit" small busy={confirm.isPending}>
            Confirm new email
          </Button>
          <Button
            variant="quiet"
            small
            busy={keep.isPending}
            onClick={() =>
              keep.mutate(
                { fields: { email: user.email } },
                {
                  onSuccess: () => toast.success("The change was cancelled. Your account keeps its email address."),
                  onError: (error) => toast.error(messageOf(error)),
                },
              )
            }
          >
            Keep current address
          </Button>
        </div>
        <ResendCode purpose="VERIFICATION" email={email} />
      </form>
    </Note>
  );
}
