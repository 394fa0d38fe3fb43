import trashIcon from "@phosphor-icons/core/regular/trash.svg?raw";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { Icon } from "../icon.tsx";

interface DeleteProofProps {
  /** What is deleted: ad, comparison. */
  noun: string;
  /** What goes and what stays. */
  consequence: string;
  deletion: Pick<UseMutationResult<unknown, unknown, void>, "mutate" | "isPending">;
}

/** Asks, deletes and goes back to the results. */
export function DeleteProof({ noun, consequence, deletion: { mutate, isPending } }: DeleteProofProps) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success(`The ${noun} was deleted.`);
        void navigate(paths.results, { replace: true });
      },
      // A comparison may still need the picture; the server says which and why.
      onError: (error) => {
        setIsAsking(false);
        toast.error(messageOf(error));
      },
    });
  return (
    <>
      <Button variant="line" icon={<Icon svg={trashIcon} />} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete this ${noun}?`}
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
