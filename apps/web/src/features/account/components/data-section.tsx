import type { User } from "@adjudge/contracts";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { PasswordField } from "../../../components/password-field.tsx";
import { ApiError, messageOf } from "../../../lib/api-error.ts";
import { flatMessages } from "../../../lib/api-error-body.ts";
import { paths } from "../../../lib/paths.ts";
import { forgetSession } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";
import { useErase, useExport } from "../api/account.ts";

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function EraseDialog({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const erase = useErase(user.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return setProblem("Password is required");
    erase.mutate(
      { password },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          forgetSession();
          void navigate(paths.landing);
        },
        onError: (error) => {
          const fields = error instanceof ApiError ? Object.values(error.fields).flatMap(flatMessages) : [];
          setProblem(fields[0] ?? messageOf(error));
        },
      },
    );
    return undefined;
  };
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?" locked={erase.isPending}>
      <form className="account__fields" noValidate onSubmit={submit}>
        <p className="small muted">
          Your images, reports, comparisons and sessions are erased and your plan ends. This cannot be undone.
        </p>
        <PasswordField
          label="Password"
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
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

/** The rights the privacy policy promises, as buttons. */
export function DataSection({ user }: { user: User }) {
  const [isErasing, setIsErasing] = useState(false);
  const download = useExport(user.id);
  return (
    <section className="account__block" aria-labelledby="data-title">
      <h2 className="h3" id="data-title">
        Your data
      </h2>
      <div className="account__actions">
        <Button
          variant="line"
          small
          busy={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onSuccess: (file) => saveAs(file, "adjudge-data.zip"),
              onError: (error) => toast.error(messageOf(error)),
            })
          }
        >
          Download my data
        </Button>
        <Button variant="quiet" small onClick={() => setIsErasing(true)}>
          Delete my account
        </Button>
      </div>
      <EraseDialog user={user} open={isErasing} onClose={() => setIsErasing(false)} />
    </section>
  );
}
