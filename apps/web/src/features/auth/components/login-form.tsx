import { LoginBody, login } from "@adjudge/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { call } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { showServerErrors, useHouseForm } from "../../../lib/forms.ts";
import { paths } from "../../../lib/paths.ts";
import { startSession, undoInactiveLogin } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import "./auth.css";

interface LoginFormProps {
  inviteToken: string | null;
  /** The right password of an address that is not verified yet. */
  onInactive: (email: string) => void;
}

export function LoginForm({ inviteToken, onInactive }: LoginFormProps) {
  const form = useHouseForm({
    resolver: zodResolver(LoginBody),
    defaultValues: { username: "", password: "" },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (body: LoginBody) => call(login, { body, query: inviteToken ? { invite_token: inviteToken } : {} }),
    onSuccess: (result) => {
      startSession(result);
      toast.success("Authentication Successfull");
      if (inviteToken) toast.info(result.message);
    },
    onError: (error, body) => {
      if (error instanceof ApiError && error.code === "inactive") {
        undoInactiveLogin();
        onInactive(body.username);
      } else {
        showServerErrors(form, error, ["username", "password"]);
      }
    },
  });
  return (
    <form className="auth-fields" noValidate onSubmit={form.handleSubmit((body) => send.mutate(body))}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.username?.message}
        {...form.register("username")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        aside={<Link to={paths.forgotPassword}>Forgot password?</Link>}
        {...form.register("password")}
      />
      <Button type="submit" wide busy={send.isPending}>
        Log In
      </Button>
    </form>
  );
}
