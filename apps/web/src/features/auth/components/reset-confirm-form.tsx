import { ConfirmResetLinkBody, confirmResetLink } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "../../../components/new-password-fields.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

interface ResetConfirmFormProps {
  userId: string;
  token: string;
  onDone: () => void;
}

/** The page behind the mailed link. */
export function ResetConfirmForm({ userId, token, onDone }: ResetConfirmFormProps) {
  const form = useHouseForm({
    resolver: zodResolver(ConfirmResetLinkBody),
    defaultValues: { new_password: "", confirm_new_password: "" },
  });
  const isGoodPassword = useNewPasswordCheck(form, "new_password", { byLink: true });
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
    if (isGoodPassword(body.new_password)) send.mutate(body);
  });
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <NewPasswordFields form={form} label="Password" field="new_password" confirmation="confirm_new_password" byLink />
      <Button type="submit" wide busy={send.isPending}>
        Confirm
      </Button>
    </form>
  );
}
