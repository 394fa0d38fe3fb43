import { confirmEmailLink } from "@adjudge/contracts";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { FieldError } from "../../../components/field.tsx";
import { call } from "../../../lib/api-client.ts";
import { messageOf } from "../../../lib/api-error.ts";
import { paths } from "../../../lib/paths.ts";
import "./auth.css";

/** Behind the link in the verification mail. It waits for the button: mail programs open links by themselves. */
export function ConfirmEmailLink({ userId, token }: { userId: string; token: string }) {
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailLink, { params: { userid: userId, token } }),
  });
  if (confirm.data)
    return (
      <div className="auth-fields">
        <p role="status">{confirm.data.message}</p>
        <ButtonLink to={paths.login} wide>
          Log In
        </ButtonLink>
      </div>
    );
  return (
    <div className="auth-fields">
      <p>Confirm that this address is yours and that you signed up. If you did not, close this page.</p>
      {confirm.error && (
        <>
          <FieldError>{messageOf(confirm.error)}</FieldError>
          <p className="small muted">
            <Link to={paths.verify}>Ask for another email</Link>
          </p>
        </>
      )}
      <Button wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm my address
      </Button>
    </div>
  );
}
