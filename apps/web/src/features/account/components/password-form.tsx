import { ChangePasswordBody, codePoints } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { Button } from "../../../components/button.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { useConfig } from "../../../lib/config.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { useChangePassword, useLogOut } from "../api/account.ts";
import "./account.css";

const fields = ["old_password", "new_password", "confirm_new_password"] as const;

export function PasswordForm() {
  const minLength = useConfig()?.password_min_length;
  const form = useHouseForm({
    resolver: zodResolver(ChangePasswordBody),
    defaultValues: { old_password: "", new_password: "", confirm_new_password: "" },
  });
  const { errors } = form.formState;
  const change = useChangePassword();
  const logOut = useLogOut();
  const submit = form.handleSubmit((body) => {
    if (minLength !== undefined && codePoints(body.new_password) < minLength) {
      const message = `Password must be at least ${minLength} characters.`;
      return form.setError("new_password", { message }, { shouldFocus: true });
    }
    change.mutate(body, {
      onSuccess: ({ message }) => {
        form.reset();
        toast.success(message);
      },
      onError: (error) => showServerErrors(form, error, fields),
    });
    return undefined;
  });
  return (
    <form className="account__fields" noValidate onSubmit={submit}>
      <PasswordField
        label="Old Password"
        autoComplete="current-password"
        error={errors.old_password?.message}
        {...form.register("old_password")}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        error={errors.new_password?.message}
        {...form.register("new_password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirm_new_password?.message}
        {...form.register("confirm_new_password")}
      />
      <div className="account__actions">
        <Button type="submit" busy={change.isPending}>
          Update
        </Button>
        <Button variant="quiet" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
          Log Out
        </Button>
      </div>
    </form>
  );
}
