import { type OtpPurpose, RequestOtpBody } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { useRequestCode } from "../../../lib/request-code.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

interface RequestCodeFormProps {
  purpose: OtpPurpose;
  email: string;
  /** Back from step 2 to correct the address: the keyboard goes on there. */
  isCorrection?: boolean;
  onSent: (email: string) => void;
}

/** Step 1 of verification and of the reset: where the code goes. */
export function RequestCodeForm({ purpose, email, isCorrection = false, onSent }: RequestCodeFormProps) {
  const form = useHouseForm({
    resolver: zodResolver(RequestOtpBody),
    defaultValues: { email, operation_type: purpose },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isCorrection) setFocus("email");
  }, [isCorrection, setFocus]);
  const send = useRequestCode(purpose);
  const submit = form.handleSubmit((body) =>
    send.mutate(body.email, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onSent(body.email);
      },
      onError: (error) => showServerErrors(form, error, ["email"]),
    }),
  );
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="An OTP will be sent to this email"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" wide busy={send.isPending}>
        Request OTP
      </Button>
    </form>
  );
}
