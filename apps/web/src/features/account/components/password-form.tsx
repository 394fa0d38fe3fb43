import { ChangePasswordBody } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "../../../components/new-password-fields.tsx";
import { Note } from "../../../components/panel.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { paths } from "../../../lib/paths.ts";
import { identitiesQuery, useChangePassword, useLogOut } from "../api/account.ts";
import "./account.css";

const fields = ["old_password", "new_password", "confirm_new_password"] as const;

export function PasswordForm() {
  const form = useHouseForm({
    resolver: zodResolver(ChangePasswordBody),
    defaultValues: { old_password: "", new_password: "", confirm_new_password: "" },
  });
  const { errors } = form.formState;
  const isGoodPassword = useNewPasswordCheck(form, "new_password");
  const change = useChangePassword();
  const logOut = useLogOut();
  const isWithoutPassword = useQuery(identitiesQuery).data?.has_password === false;
  const submit = form.handleSubmit((body) => {
    if (!isGoodPassword(body.new_password)) return;
    change.mutate(body, {
      onSuccess: ({ message }) => {
        form.reset();
        toast.success(message);
      },
      onError: (error) => showServerErrors(form, error, fields),
    });
  });
  return (
    <form className="account__fields" noValidate onSubmit={submit}>
      {isWithoutPassword && (
        <Note>
          Your account has no password yet. <Link to={paths.forgotPassword}>Reset Password</Link> sets the first one.
        </Note>
      )}
      <PasswordField
        label="Old Password"
        autoComplete="current-password"
        error={errors.old_password?.message}
        {...form.register("old_password")}
      />
      <NewPasswordFields form={form} label="New Password" field="new_password" confirmation="confirm_new_password" />
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
