import trashIcon from "@phosphor-icons/core/regular/trash.svg?raw";
import uploadSimpleIcon from "@phosphor-icons/core/regular/upload-simple.svg?raw";
import { useState } from "react";
import { AnalysingOverlay } from "../../../components/analysing-overlay.tsx";
import { Button, ButtonLink, IconButton } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { Loader } from "../../../components/loader.tsx";
import { toast } from "../../../lib/toast.ts";
import { Specimen } from "./specimen.tsx";
import { Icon } from "../../../components/icon.tsx";

export function Buttons() {
  return (
    <Specimen name="Button">
      <div className="row">
        <Button icon={<Icon svg={uploadSimpleIcon} />}>Upload</Button>
        <Button variant="line">Compare</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <div className="row">
        <Button disabled>Compare</Button>
        <Button variant="line" disabled>
          Compare
        </Button>
        <Button busy>Upload</Button>
      </div>
      <div className="row">
        <Button small>Sign Up</Button>
        <Button variant="line" small>
          Keep category
        </Button>
        <ButtonLink variant="quiet" to="/">
          Change Plan
        </ButtonLink>
        <IconButton label="Delete">
          <Icon svg={trashIcon} />
        </IconButton>
        <IconButton label="Delete" disabled>
          <Icon svg={trashIcon} />
        </IconButton>
      </div>
      <Button wide>Log In</Button>
      <div className="specimen--dark">
        <Button variant="dark">See How It Works</Button>
      </div>
    </Specimen>
  );
}

export function Toasts() {
  return (
    <Specimen name="Toast">
      <div className="row">
        <Button variant="line" small onClick={() => toast.success("Category created successfully")}>
          Success
        </Button>
        <Button variant="line" small onClick={() => toast.error("File is larger than 5 MB.")}>
          Error
        </Button>
        <Button
          variant="line"
          small
          onClick={() => toast.info("Please contact Adjudge for any questions or concerns regarding your plan.")}
        >
          Info
        </Button>
      </div>
      <p className="hint">Five seconds; hovering, focus and leaving the window pause it; drag it out to dismiss.</p>
    </Specimen>
  );
}

type Shown = "plain" | "locked" | "confirm" | null;

export function Dialogs() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const unlockLater = () => {
    setShown("locked");
    setTimeout(() => setShown(null), 2000);
  };
  return (
    <Specimen name="Dialog">
      <div className="row">
        <Button variant="line" small onClick={() => setShown("plain")}>
          Open
        </Button>
        <Button variant="line" small onClick={unlockLater}>
          Locked for 2 s
        </Button>
        <Button variant="line" small onClick={() => setShown("confirm")}>
          Destructive
        </Button>
      </div>
      <Dialog
        open={shown === "plain" || shown === "locked"}
        onClose={close}
        title="Add Payment Method"
        locked={shown === "locked"}
      >
        <p className="small muted">Escape or the close icon closes it after 300 ms.</p>
        <DialogActions>
          <Button small busy={shown === "locked"} onClick={close}>
            Create
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={shown === "confirm"}
        title="Delete this category?"
        action="Delete"
        keep="Keep category"
        onConfirm={close}
        onClose={close}
      >
        Deleting a category will delete all creatives uploaded to that category. Are you sure you want to delete?
      </ConfirmDialog>
    </Specimen>
  );
}

export function Waiting() {
  const [isLoading, setIsLoading] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const load = () => {
    setIsLoading(true);
    setTimeout(() => setIsLoading(false), 2000);
  };
  const analyse = () => {
    setMessage("Analyzing Image...");
    setTimeout(() => setMessage(null), 2000);
  };
  return (
    <Specimen name="Loader and overlay">
      <div className="row">
        <Button variant="line" small onClick={load}>
          Load for 2 s
        </Button>
        <Button variant="line" small onClick={analyse}>
          Analyse for 2 s
        </Button>
      </div>
      <Loader active={isLoading} />
      <AnalysingOverlay message={message} />
    </Specimen>
  );
}
