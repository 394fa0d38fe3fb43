import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { OwnerProof, proofProblem, useHasPassword } from "./owner-proof.tsx";

export type Proof = { password: string } | { otp: string };

interface ProofDialogProps {
  email: string;
  title: string;
  text: string;
  action: string;
  open: boolean;
  onClose: () => void;
  /** Rejects with what the server says about the proof. */
  onProve: (proof: Proof) => Promise<unknown>;
}

export function ProofDialog({ email, title, text, action, open, onClose, onProve }: ProofDialogProps) {
  const hasPassword = useHasPassword();
  const [proof, setProof] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = (value: string) => {
    setProof(value);
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (proof === "") return setProblem(hasPassword ? "Password is required" : "Otp is required");
    setIsBusy(true);
    try {
      await onProve(hasPassword ? { password: proof } : { otp: proof });
      change("");
      onClose();
    } catch (error) {
      setProblem(proofProblem(error));
    } finally {
      setIsBusy(false);
    }
    return undefined;
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} locked={isBusy}>
      <form className="account__fields" noValidate onSubmit={(event) => void submit(event)}>
        <p className="small muted">{text}</p>
        <OwnerProof email={email} value={proof} error={problem} onChange={change} />
        <DialogActions>
          <Button variant="line" small disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" small busy={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
