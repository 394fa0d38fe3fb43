import { SignUpBody, signUp } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { call } from "../../../lib/api-client.ts";
import { useConfig } from "../../../lib/config.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import { passwordHint, passwordProblem } from "../password-rule.ts";
import "./auth.css";

interface RegisterFormProps {
  inviteToken: string | null;
  /** The address an invitation was sent to. */
  email: string | null;
  onDone: (email: string) => void;
}

const fields = ["first_name", "last_name", "email", "password", "confirm_password"] as const;

export function RegisterForm({ inviteToken, email, onDone }: RegisterFormProps) {
  const minLength = useConfig()?.password_min_length;
  const form = useHouseForm({
    resolver: zodResolver(SignUpBody),
    defaultValues: { first_name: "", last_name: "", email: "", password: "", confirm_password: "" },
  });
  const { errors } = form.formState;
  useEffect(() => {
    if (email !== null && form.getValues("email") === "") form.setValue("email", email);
  }, [email, form]);
  const send = useMutation({
    mutationFn: (body: SignUpBody) =>
      call(signUp, { body: { ...body, ...(inviteToken ? { invite_token: inviteToken } : {}) } }),
    onSuccess: ({ message, data }) => {
      toast.success(message);
      onDone(data.email);
    },
    onError: (error) => showServerErrors(form, error, fields),
  });
  const submit = form.handleSubmit((body) => {
    const problem = passwordProblem(body.password, minLength);
    if (problem !== null) form.setError("password", { message: problem }, { shouldFocus: true });
    else send.mutate(body);
  });
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <div className="auth-pair">
        <TextField
          label="First Name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register("first_name")}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register("last_name")}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(minLength)}
        error={errors.password?.message}
        {...form.register("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirm_password?.message}
        {...form.register("confirm_password")}
      />
      <Button type="submit" wide busy={send.isPending}>
        Create My Account
      </Button>
    </form>
  );
}
