import { cancelEmailChange } from "@adjudge/contracts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { paths } from "../../../lib/paths.ts";
import "./auth.css";

/** Behind the link mailed to the old address. It waits for the button: mail programs open links by themselves. */
export function CancelEmailChange({ userId, token }: { userId: string; token: string }) {
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange, { params: { userid: userId, token } }),
  });
  if (cancel.data)
    return (
      <div className="auth-fields">
        <p role="status">{cancel.data.message}</p>
        <p className="small muted">
          If you did not ask for the change, someone else may be logged in.{" "}
          <Link to={paths.forgotPassword}>Reset your password</Link> to end every session.
        </p>
        <ButtonLink to={paths.login} wide>
          Log In
        </ButtonLink>
      </div>
    );
  return (
    <div className="auth-fields">
      <p>Someone who is logged in to your account asked to use another email address. You can keep this one.</p>
      {cancel.error && <FieldError>{messageOf(cancel.error)}</FieldError>}
      <Button wide busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel the change
      </Button>
    </div>
  );
}
