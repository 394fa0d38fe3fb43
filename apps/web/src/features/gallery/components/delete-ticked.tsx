import trashIcon from "@phosphor-icons/core/regular/trash.svg?raw";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { toast } from "../../../lib/toast.ts";
import { useDeleteImages } from "../api/gallery.ts";
import { Icon } from "../../../components/icon.tsx";

interface DeleteTickedProps {
  ids: readonly string[];
  /** Only these are still ticked: what could not be deleted. */
  onTicked: (ids: readonly string[]) => void;
}

export function DeleteTicked({ ids, onTicked }: DeleteTickedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteImages();
  // Keeps its words while the dialog closes: then none is ticked any more.
  const [count, setCount] = useState(0);
  const what = count === 1 ? "1 ad" : `${count} ads`;
  const confirm = () =>
    mutate(ids, {
      onSuccess: (kept) => {
        const gone = ids.length - kept.length;
        if (gone > 0) toast.success(gone === 1 ? "1 ad was deleted." : `${gone} ads were deleted.`);
        for (const message of new Set(kept.map((entry) => entry.message))) toast.error(message);
        onTicked(kept.map(({ id }) => id));
      },
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button
        variant="line"
        small
        disabled={ids.length === 0}
        icon={<Icon svg={trashIcon} />}
        onClick={() => {
          setCount(ids.length);
          setIsAsking(true);
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${what}?`}
        action="Delete"
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      >
        Pictures and reports are removed for good. The uploads still count.
      </ConfirmDialog>
    </>
  );
}
