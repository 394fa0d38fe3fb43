import type { User } from "@adjudge/contracts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { OtpInput } from "../../../components/otp-input.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { ApiError, messageOf } from "../../../lib/api-error.ts";
import { flatMessages } from "../../../lib/api-error-body.ts";
import { paths } from "../../../lib/paths.ts";
import { useRequestCode } from "../../../lib/request-code.ts";
import { forgetSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { identitiesQuery, useErase } from "../api/account.ts";

interface EraseDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks for the password again; an account without one proves itself by a fresh code. */
export function EraseDialog({ user, open, onClose }: EraseDialogProps) {
  const navigate = useNavigate();
  const hasPassword = useQuery(identitiesQuery).data?.has_password !== false;
  const [proof, setProof] = useState("");
  const [problem, setProblem] = useState<string>();
  const sendCode = useRequestCode("PASSWORD_RESET");
  const erase = useErase(user.id);
  const change = (text: string) => {
    setProof(text);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof === "") return setProblem(hasPassword ? "Password is required" : "Otp is required");
    erase.mutate(hasPassword ? { password: proof } : { otp: proof }, {
      onSuccess: ({ message }) => {
        toast.success(message);
        forgetSession();
        void navigate(paths.landing);
      },
      onError: (error) => {
        const fields = error instanceof ApiError ? Object.values(error.fields).flatMap(flatMessages) : [];
        setProblem(fields[0] ?? messageOf(error));
      },
    });
    return undefined;
  };
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?" locked={erase.isPending}>
      <form className="account__fields" noValidate onSubmit={submit}>
        <p className="small muted">
          Your images, reports, comparisons and sessions are erased and your plan ends. This cannot be undone.
        </p>
        {hasPassword ? (
          <PasswordField
            label="Password"
            value={proof}
            error={problem}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <>
            <OtpInput value={proof} onChange={change} hint={`A code goes to ${user.email}`} error={problem} />
            <div>
              <Button
                variant="line"
                small
                busy={sendCode.isPending}
                onClick={() =>
                  sendCode.mutate(user.email, {
                    onSuccess: ({ message }) => toast.success(message),
                    onError: (error) => toast.error(messageOf(error)),
                  })
                }
              >
                Send a code
              </Button>
            </div>
          </>
        )}
        <DialogActions>
          <Button variant="line" small disabled={erase.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" small busy={erase.isPending}>
            Delete my account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
