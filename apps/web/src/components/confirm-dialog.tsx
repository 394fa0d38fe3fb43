import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The verb of what will happen: Delete, Revoke. */
  action: string;
  keep?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, action, keep = "Cancel", busy = false, onConfirm, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={title} locked={busy}>
      <div className="small muted">{children}</div>
      <DialogActions>
        <Button variant="line" small disabled={busy} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" small busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
