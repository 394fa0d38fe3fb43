import { SignUpBody, signUp } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { NameFields } from "../../../components/name-fields.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "../../../components/new-password-fields.tsx";
import { call } from "../../../lib/api-client.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

interface RegisterFormProps {
  inviteToken: string | null;
  /** The address an invitation was sent to. */
  email: string | null;
  onDone: (email: string) => void;
}

const fields = ["first_name", "last_name", "email", "password", "confirm_password"] as const;

export function RegisterForm({ inviteToken, email, onDone }: RegisterFormProps) {
  const form = useHouseForm({
    resolver: zodResolver(SignUpBody),
    defaultValues: { first_name: "", last_name: "", email: "", password: "", confirm_password: "" },
  });
  const { errors } = form.formState;
  const isGoodPassword = useNewPasswordCheck(form, "password");
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
    if (isGoodPassword(body.password)) send.mutate(body);
  });
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <NameFields
        first={{ error: errors.first_name?.message, ...form.register("first_name") }}
        last={{ error: errors.last_name?.message, ...form.register("last_name") }}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <NewPasswordFields form={form} label="Password" field="password" confirmation="confirm_password" />
      <Button type="submit" wide busy={send.isPending}>
        Create My Account
      </Button>
    </form>
  );
}
