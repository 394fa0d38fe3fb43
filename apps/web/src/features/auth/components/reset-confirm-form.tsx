import { ConfirmResetLinkBody, confirmResetLink } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useConfig } from "../../../lib/config.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { passwordProblem } from "../password-rule.ts";
import "./auth.css";

interface ResetConfirmFormProps {
  userId: string;
  token: string;
  onDone: () => void;
}

/** The page behind the mailed link. */
export function ResetConfirmForm({ userId, token, onDone }: ResetConfirmFormProps) {
  const minLength = useConfig()?.link_password_min_length;
  const form = useHouseForm({
    resolver: zodResolver(ConfirmResetLinkBody),
    defaultValues: { new_password: "", confirm_new_password: "" },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (body: ConfirmResetLinkBody) => call(confirmResetLink, { params: { userid: userId, token }, body }),
    onSuccess: () => {
      toast.success("Your password has been updated.");
      onDone();
    },
    onError: (error) => {
      const hasFields = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (!hasFields) form.reset();
      if (error instanceof ApiError) showServerErrors(form, error, ["new_password", "confirm_new_password"]);
      else toast.error("An unknown error occurred.");
    },
  });
  const submit = form.handleSubmit((body) => {
    const problem = passwordProblem(body.new_password, minLength);
    if (problem !== null) form.setError("new_password", { message: problem }, { shouldFocus: true });
    else send.mutate(body);
  });
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <PasswordField
        label="Password"
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
      <Button type="submit" wide busy={send.isPending}>
        Confirm
      </Button>
    </form>
  );
}
